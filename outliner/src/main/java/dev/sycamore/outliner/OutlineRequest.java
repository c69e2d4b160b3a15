package dev.sycamore.outliner;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.HostTrees;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the outliner works on.
 *
 * @param sources the files of this compilation that may hold kernels: those whose text mentions the
 *     API
 * @param unchanged other such files, whose results are known: they are looked through for what
 *     concerns the others
 * @param symbols declarations as the host compiler knows them
 * @param lookup finds callees in other files
 * @param trees of files that the host compiler has parsed
 * @param dialect the host compiler's
 * @param fixedTargets that all device code is asserted to run on; empty if nothing is asserted
 * @param ready is offered each unit as soon as it is finished, as long as there are no errors; what
 *     comes after it may still have some. Those that it takes over, the result's program lacks.
 * @param reported the ids that users see, which get fixes
 * @param clock for the time that parsing and attribution take
 */
public record OutlineRequest(
    List<SourceFile> sources,
    List<SourceFile> unchanged,
    SymbolTable symbols,
    SourceLookup lookup,
    HostTrees trees,
    HostDialect dialect,
    List<FixedTarget> fixedTargets,
    Predicate<DeviceUnit> ready,
    Predicate<DiagnosticId> reported,
    StageClock clock) {

  public OutlineRequest {
    sources = List.copyOf(sources);
    unchanged = List.copyOf(unchanged);
    fixedTargets = List.copyOf(fixedTargets);
  }
}

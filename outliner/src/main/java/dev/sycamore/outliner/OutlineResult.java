package dev.sycamore.outliner;

import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.outliner.report.Suppressions;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the outliner found. With errors, the program lacks the kernels that have them.
 *
 * @param program one unit for each file with kernels that was not taken over before
 * @param diagnostics in source order
 * @param repeated what concerns more code than {@code diagnostics} show: the same faults, to which
 *     other call chains lead
 * @param unattributed errors if the host compiler itself has none there: in code that has no
 *     meaning as far as the outliner knows, which is the host compiler's to report. The program
 *     lacks the kernels that have them.
 * @param suppressions what the sources say about warnings, those of later stages too
 * @param searchedArrays the names of static arrays for which all files were searched: whether they
 *     are constants depends on each file that has such a name
 * @param writes of the kernels, by entry points
 */
public record OutlineResult(
    DeviceProgram program,
    List<Diagnostic> diagnostics,
    List<Diagnostic> repeated,
    List<Diagnostic> unattributed,
    Suppressions suppressions,
    Set<String> searchedArrays,
    Map<String, WriteCounts> writes) {

  public OutlineResult {
    diagnostics = List.copyOf(diagnostics);
    repeated = List.copyOf(repeated);
    unattributed = List.copyOf(unattributed);
    searchedArrays = Set.copyOf(searchedArrays);
    writes = Map.copyOf(writes);
  }
}

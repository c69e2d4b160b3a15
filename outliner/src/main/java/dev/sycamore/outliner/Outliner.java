package dev.sycamore.outliner;

import com.github.javaparser.ast.Node;
import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.analysis.rule.RecursionRule;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.unit.Attributor;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.fixes.QuickFixes;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.kernels.SpecConstantFields;
import dev.sycamore.outliner.lowering.expression.ArrayChanges;
import dev.sycamore.outliner.program.SharedFaults;
import dev.sycamore.outliner.report.InternalErrorGuard;
import dev.sycamore.outliner.report.Suppressions;
import dev.sycamore.outliner.report.UnattributedCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes the device part out of Java source: parses, finds the kernels, lowers each of them and what
 * it calls, checks the whole, and puts the parts together.
 */
public final class Outliner {
  private final OutlineRequest request;
  private final DiagnosticCollector diagnostics = new DiagnosticCollector();
  private final UnattributedCode unattributed = new UnattributedCode();
  private final Attributor attributor;
  private final SourceUnits units;
  private final ArrayChanges arrayChanges;
  private final RecursionRule recursion = new RecursionRule();
  private final SharedFaults sharedFaults = new SharedFaults(diagnostics);
  private final Map<String, WriteCounts> writes = new HashMap<>();

  private Outliner(OutlineRequest request) {
    this.request = request;
    this.attributor = new Attributor(request.symbols(), request.clock());
    this.units =
        new SourceUnits(
            request.lookup(), request.trees(), attributor::attribute, diagnostics, request.clock());
    this.arrayChanges = new ArrayChanges(units);
  }

  /** The device program of a compilation. Never throws: what goes wrong is a diagnostic. */
  public static OutlineResult outline(OutlineRequest request) {
    return new Outliner(request).run();
  }

  private OutlineResult run() {
    List<DeviceUnit> finished = new ArrayList<>();
    List<SourceFile> marked = new ArrayList<>();
    Suppressions suppressions = new Suppressions();
    units.open(request.sources(), request.unchanged());
    for (SourceFile source : request.sources()) {
      units
          .read(source)
          .ifPresent(
              unit -> {
                guarded(source, () -> kernels(outliner(unit), finished));
                guarded(source, () -> SpecConstantFields.check(unit, diagnostics));
                guarded(source, () -> suppressions.add(unit, diagnostics));
                if (DeviceMethods.mayHave(unit)) {
                  marked.add(source);
                }
                leave(unit);
              });
    }
    List<DeviceUnit> libraries = deviceMethods(marked);
    for (ParsedUnit unit : units.others()) {
      guarded(unit.file(), () -> suppressions.add(unit, misuse -> {}));
    }
    return new OutlineResult(
        new DeviceProgram(finished, libraries),
        withFixes(sharedFaults.withKernels(suppressions.filter(diagnostics.all()))),
        diagnostics.repeated(),
        unattributed.diagnostics(),
        suppressions,
        arrayChanges.searched(),
        writes);
  }

  private void kernels(FileOutliner file, List<DeviceUnit> finished) {
    Optional<DeviceUnit> unit = file.kernels(sharedFaults);
    writes.putAll(file.writes());
    finish(unit, finished);
  }

  /** Compilations without diagnostics load no class for it. */
  private List<Diagnostic> withFixes(List<Diagnostic> found) {
    for (Diagnostic diagnostic : found) {
      if (request.reported().test(diagnostic.id())) {
        return QuickFixes.add(found, units, request.reported());
      }
    }
    return found;
  }

  private void leave(ParsedUnit unit) {
    units.leave(unit).map(ParsedUnit::tree).ifPresent(attributor::forgetLocalClasses);
  }

  /** Hands a unit over, or adds it to those that are left. */
  private void finish(Optional<DeviceUnit> unit, List<DeviceUnit> finished) {
    if (unit.isPresent() && (diagnostics.hasErrors() || !request.ready().test(unit.get()))) {
      finished.add(unit.get());
    }
  }

  /** Checks the methods that are device code by themselves; returns the libraries of files. */
  private List<DeviceUnit> deviceMethods(List<SourceFile> files) {
    List<DeviceUnit> libraries = new ArrayList<>();
    for (SourceFile file : files) {
      units
          .read(file)
          .ifPresent(
              unit -> {
                guarded(file, () -> outliner(unit).deviceMethods().ifPresent(libraries::add));
                leave(unit);
              });
    }
    return libraries;
  }

  private FileOutliner outliner(ParsedUnit unit) {
    return new FileOutliner(
        unit, units, request, arrayChanges, recursion, diagnostics, unattributed);
  }

  /** An internal error becomes a diagnostic of the file that is being worked on. */
  private void guarded(SourceFile file, Runnable work) {
    InternalErrorGuard.run(
        work,
        () -> SourceSpan.startOf(file.path()),
        node -> spanOf(node, file),
        at -> List.of(),
        diagnostics);
  }

  private SourceSpan spanOf(Node node, SourceFile file) {
    return units
        .read(file)
        .filter(unit -> unit.declares(node))
        .map(unit -> unit.spanOf(node))
        .orElse(SourceSpan.startOf(file.path()));
  }
}

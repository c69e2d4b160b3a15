package dev.sycamore.outliner;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.attribution.unit.Attributor;
import dev.sycamore.outliner.fixes.QuickFixes;
import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.kernels.AnnotationRule;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.kernels.KernelFinder;
import dev.sycamore.outliner.kernels.KernelNames;
import dev.sycamore.outliner.kernels.KernelVariants;
import dev.sycamore.outliner.kernels.LaunchLoopRule;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.kernels.SpecConstantFields;
import dev.sycamore.outliner.lowering.DeviceLowering;
import dev.sycamore.outliner.program.ProgramAssembly;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.report.InternalErrorGuard;
import dev.sycamore.outliner.report.Suppressions;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.source.SourceUnits;
import dev.sycamore.outliner.source.UnitName;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
  private final DeviceLowering lowering;

  private Outliner(OutlineRequest request) {
    this.request = request;
    this.attributor = new Attributor(request.symbols(), request.clock());
    this.units =
        new SourceUnits(
            request.lookup(), request.trees(), attributor::attribute, diagnostics, request.clock());
    this.lowering =
        new DeviceLowering(units, request.symbols(), request.dialect(), diagnostics, unattributed);
  }

  /** The device program of a compilation. Never throws: what goes wrong is a diagnostic. */
  public static OutlineResult outline(OutlineRequest request) {
    return new Outliner(request).run();
  }

  private OutlineResult run() {
    ProgramAssembly assembly =
        new ProgramAssembly(lowering.staticValues(), request.fixedTargets(), diagnostics);
    List<DeviceUnit> finished = new ArrayList<>();
    List<SourceFile> marked = new ArrayList<>();
    Suppressions suppressions = new Suppressions();
    units.open(request.sources(), request.unchanged());
    for (SourceFile source : request.sources()) {
      units
          .read(source)
          .ifPresent(
              unit -> {
                guarded(source, () -> finish(assembly.unit(unit, lower(unit)), finished));
                guarded(source, () -> SpecConstantFields.check(unit, diagnostics));
                guarded(source, () -> suppressions.add(unit, diagnostics));
                if (DeviceMethods.mayHave(unit)) {
                  marked.add(source);
                }
                leave(unit);
              });
    }
    List<DeviceUnit> libraries = new ArrayList<>();
    if (!marked.isEmpty()) {
      guarded(marked.get(0), () -> libraries.addAll(deviceMethods(marked, assembly)));
    }
    for (ParsedUnit unit : units.others()) {
      guarded(unit.file(), () -> suppressions.add(unit, misuse -> {}));
    }
    return new OutlineResult(
        new DeviceProgram(finished, libraries),
        withFixes(suppressions.filter(diagnostics.all())),
        unattributed.diagnostics(),
        suppressions,
        lowering.searchedArrays());
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
    units
        .leave(unit)
        .map(ParsedUnit::tree)
        .filter(attributor::forgetLocalClasses)
        .ifPresent(lowering::forgetLocalClasses);
  }

  /** Hands a unit over, or adds it to those that are left. */
  private void finish(Optional<DeviceUnit> unit, List<DeviceUnit> finished) {
    if (unit.isPresent() && (diagnostics.hasErrors() || !request.ready().test(unit.get()))) {
      finished.add(unit.get());
    }
  }

  /** Checks the methods that are device code by themselves; returns the libraries of files. */
  private List<DeviceUnit> deviceMethods(List<SourceFile> files, ProgramAssembly assembly) {
    List<FunctionHandle> all = new ArrayList<>();
    Map<UnitName, List<FunctionHandle>> exported = new LinkedHashMap<>();
    for (SourceFile file : files) {
      units
          .read(file)
          .ifPresent(
              unit -> {
                guarded(file, () -> lowerDeviceMethods(unit, all, exported));
                leave(unit);
              });
    }
    List<DeviceUnit> libraries = new ArrayList<>();
    guarded(files.get(0), () -> libraries.addAll(assembly.libraries(exported)));
    guarded(files.get(0), () -> assembly.check(all));
    return libraries;
  }

  private void lowerDeviceMethods(
      ParsedUnit unit, List<FunctionHandle> all, Map<UnitName, List<FunctionHandle>> exported) {
    for (MethodSymbol method : DeviceMethods.find(unit)) {
      Optional<FunctionHandle> function = lowering.lower(method);
      function.ifPresent(all::add);
      if (function.isPresent() && DeviceMethods.isExternal(method)) {
        exported.computeIfAbsent(unit.unitName(), name -> new ArrayList<>()).add(function.get());
      }
    }
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

  private List<LoweredKernel> lower(ParsedUnit unit) {
    List<LoweredKernel> kernels = new ArrayList<>();
    List<SourceKernel> written = KernelFinder.find(unit, units, diagnostics, unattributed);
    AnnotationRule.check(unit, written, diagnostics);
    LaunchLoopRule.check(unit, written, diagnostics);
    List<SourceKernel> sites =
        KernelVariants.of(unit, written, units, request.dialect(), diagnostics);
    KernelNames naming = new KernelNames(unit, diagnostics);
    List<String> names = naming.of(sites);
    for (int i = 0; i < sites.size(); i++) {
      kernels.add(lowering.lower(sites.get(i), names.get(i), naming.entryPoint(names.get(i))));
    }
    return kernels;
  }
}

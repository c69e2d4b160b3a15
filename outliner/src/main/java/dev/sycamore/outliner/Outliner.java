package dev.sycamore.outliner;

import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.attribution.unit.Attributor;
import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.kernels.AnnotationRule;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.kernels.KernelFinder;
import dev.sycamore.outliner.kernels.KernelNames;
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
  private final SourceUnits units;
  private final DeviceLowering lowering;

  private Outliner(OutlineRequest request) {
    this.request = request;
    this.units =
        new SourceUnits(
            request.lookup(),
            request.trees(),
            new Attributor(request.symbols(), request.clock())::attribute,
            diagnostics,
            request.clock());
    this.lowering =
        new DeviceLowering(units, request.symbols(), request.dialect(), diagnostics, unattributed);
  }

  /** The device program of a compilation. Never throws: what goes wrong is a diagnostic. */
  public static OutlineResult outline(OutlineRequest request) {
    return new Outliner(request).run();
  }

  private OutlineResult run() {
    ProgramAssembly assembly =
        new ProgramAssembly(lowering.specConstants(), request.fixedTargets(), diagnostics);
    List<ParsedUnit> parsed = new ArrayList<>();
    List<DeviceUnit> finished = new ArrayList<>();
    units.open(request.sources());
    for (SourceFile source : request.sources()) {
      Optional<ParsedUnit> unit = units.read(source);
      if (unit.isPresent()) {
        parsed.add(unit.get());
        int before = finished.size();
        guarded(
            unit.get(),
            () -> assembly.unit(unit.get(), lower(unit.get())).ifPresent(finished::add));
        if (finished.size() > before && !diagnostics.hasErrors()) {
          request.ready().accept(finished.get(before));
        }
      }
    }
    List<FunctionHandle> deviceMethods = new ArrayList<>();
    Map<ParsedUnit, List<FunctionHandle>> exported = new LinkedHashMap<>();
    for (ParsedUnit unit : parsed) {
      guarded(unit, () -> SpecConstantFields.check(unit, diagnostics));
      guarded(
          unit,
          () ->
              DeviceMethods.find(unit)
                  .forEach(
                      method -> {
                        Optional<FunctionHandle> function = lowering.lower(method);
                        function.ifPresent(deviceMethods::add);
                        function
                            .filter(f -> DeviceMethods.isExternal(method))
                            .ifPresent(
                                f -> exported.computeIfAbsent(unit, u -> new ArrayList<>()).add(f));
                      }));
    }
    List<DeviceUnit> libraries = new ArrayList<>();
    if (!parsed.isEmpty()) {
      guarded(parsed.get(0), () -> libraries.addAll(assembly.libraries(exported)));
      guarded(parsed.get(0), () -> assembly.check(deviceMethods));
    }
    Suppressions suppressions = suppressions(parsed);
    return new OutlineResult(
        new DeviceProgram(finished, libraries),
        suppressions.filter(diagnostics.all()),
        unattributed.diagnostics(),
        suppressions);
  }

  /** Those of all files that were looked at; what is wrong with them, of the compilation's own. */
  private Suppressions suppressions(List<ParsedUnit> own) {
    Suppressions suppressions = new Suppressions();
    for (ParsedUnit unit : units.all()) {
      guarded(unit, () -> suppressions.add(unit, own.contains(unit) ? diagnostics : d -> {}));
    }
    return suppressions;
  }

  /** An internal error becomes a diagnostic of the file that is being worked on. */
  private void guarded(ParsedUnit unit, Runnable work) {
    InternalErrorGuard.run(work, unit.positions()::start, at -> List.of(), diagnostics);
  }

  private List<LoweredKernel> lower(ParsedUnit unit) {
    List<LoweredKernel> kernels = new ArrayList<>();
    List<SourceKernel> sites = KernelFinder.find(unit, diagnostics, unattributed);
    AnnotationRule.check(unit, sites, diagnostics);
    KernelNames naming = new KernelNames(unit, diagnostics);
    List<String> names = naming.of(sites);
    for (int i = 0; i < sites.size(); i++) {
      kernels.add(lowering.lower(sites.get(i), names.get(i), naming.entryPoint(names.get(i))));
    }
    return kernels;
  }
}

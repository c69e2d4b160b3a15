package dev.sycamore.processor;

import dev.sycamore.backend.BuildFailure;
import dev.sycamore.backend.BuildJob;
import dev.sycamore.backend.BuildResult;
import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.DeviceImage;
import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.model.DeviceProgram;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Kernel;
import dev.sycamore.processor.UnitLinker.LinkedUnit;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** From checked units to the texts and images that the class output gets. Writes nothing. */
final class UnitCompiler {

  private final Stages stages;
  private final List<DeviceTarget> targets;
  private final boolean checks;
  private final boolean debugInfo;
  private final CurrentPlace place;
  private final LibraryResources libraries;

  UnitCompiler(
      Stages stages, ProcessorOptions options, CurrentPlace place, LibraryResources libraries) {
    this.stages = stages;
    this.targets = options.targets();
    this.checks = options.checks();
    this.debugInfo = options.debugInfo();
    this.place = place;
    this.libraries = libraries;
  }

  /**
   * A unit with all its images.
   *
   * @param ir before it is linked
   * @param images one for each target, in the order of the options
   */
  record CompiledUnit(DeviceUnit unit, String ir, String openCl, List<DeviceImage> images) {
    CompiledUnit {
      images = List.copyOf(images);
    }
  }

  /** What a file exports. */
  record CompiledLibrary(DeviceUnit unit, String ir, String openCl) {}

  /**
   * What became of the units.
   *
   * @param units empty if there are errors
   * @param libraries likewise
   */
  record Result(
      List<CompiledUnit> units, List<CompiledLibrary> libraries, List<Diagnostic> diagnostics) {}

  /** Compiles all units in one device build. */
  Result compile(DeviceProgram program, ImageBuild build) throws IOException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<String> modules = new ArrayList<>();
    List<LinkedUnit> units = new ArrayList<>();
    UnitLinker linker = new UnitLinker(build, libraries);
    for (DeviceUnit unit : program.units()) {
      place.enter("code generation", unit.kernels().get(0).span());
      DeviceUnit reporting = stages.writeReports(unit, checks);
      String ir = stages.llvmIr(reporting, debugInfo);
      modules.add(ir);
      LinkedUnit linked = linker.link(reporting, ir);
      diagnostics.addAll(linked.diagnostics());
      units.add(linked);
    }
    List<CompiledLibrary> exported = new ArrayList<>();
    for (DeviceUnit unit : program.libraries()) {
      place.enter("code generation", unit.file());
      exported.add(new CompiledLibrary(unit, stages.llvmIr(unit, debugInfo), stages.openCl(unit)));
    }
    if (hasErrors(diagnostics)) {
      return new Result(List.of(), List.of(), diagnostics);
    }
    List<CompiledUnit> compiled = images(units, modules, build, diagnostics);
    return hasErrors(diagnostics)
        ? new Result(List.of(), List.of(), diagnostics)
        : new Result(compiled, exported, diagnostics);
  }

  private List<CompiledUnit> images(
      List<LinkedUnit> units, List<String> modules, ImageBuild build, List<Diagnostic> diagnostics)
      throws IOException {
    List<String> openCl = new ArrayList<>();
    List<BuildJob> jobs = new ArrayList<>();
    for (LinkedUnit unit : units) {
      place.enter("code generation", unit.unit().kernels().get(0).span());
      openCl.add(openCl(unit));
      jobs.addAll(jobs(unit));
    }
    if (!units.isEmpty()) {
      place.enter("device build", units.get(0).unit().file());
    }
    List<BuildResult> results = build.compile(jobs);
    List<CompiledUnit> compiled = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      DeviceUnit unit = units.get(i).unit();
      List<DeviceImage> images = new ArrayList<>();
      for (BuildResult result : results.subList(i * targets.size(), (i + 1) * targets.size())) {
        if (result instanceof DeviceImage image) {
          images.add(image);
        } else if (result instanceof BuildFailure failure) {
          diagnostics.addAll(new BuildFailures(stages, build).explain(unit, failure));
          if (failure.stage() == BuildStage.START) {
            // Without a device compiler every job fails in the same way.
            return List.of();
          }
        }
      }
      compiled.add(new CompiledUnit(unit, modules.get(i), openCl.get(i), images));
    }
    return compiled;
  }

  /** Programs of OpenCL C are linked as texts: some drivers link nothing. */
  private String openCl(LinkedUnit unit) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String library : unit.libraries()) {
      text.append(libraries.openCl(library).orElse("")).append('\n');
    }
    return text.append(stages.openCl(unit.unit())).toString();
  }

  private List<BuildJob> jobs(LinkedUnit unit) {
    List<String> kernels = unit.unit().kernels().stream().map(Kernel::name).toList();
    return targets.stream()
        .map(target -> new BuildJob(unit.unit().file(), unit.ir(), target, kernels))
        .toList();
  }

  private static boolean hasErrors(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}

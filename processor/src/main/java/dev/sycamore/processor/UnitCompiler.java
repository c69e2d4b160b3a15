package dev.sycamore.processor;

import dev.sycamore.backend.BuildFailure;
import dev.sycamore.backend.BuildJob;
import dev.sycamore.backend.BuildResult;
import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.DeviceImage;
import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Kernel;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import java.util.ArrayList;
import java.util.List;

/** From checked units to the texts and images that the class output gets. Writes nothing. */
final class UnitCompiler {

  private final Stages stages;
  private final List<DeviceTarget> targets;
  private final boolean checks;
  private final CurrentPlace place;

  UnitCompiler(Stages stages, ProcessorOptions options, CurrentPlace place) {
    this.stages = stages;
    this.targets = options.targets();
    this.checks = options.checks();
    this.place = place;
  }

  /**
   * A unit with all its images.
   *
   * @param images one for each target, in the order of the options
   */
  record CompiledUnit(DeviceUnit unit, String openCl, List<DeviceImage> images) {
    CompiledUnit {
      images = List.copyOf(images);
    }
  }

  /**
   * What became of the units.
   *
   * @param units empty if there are diagnostics
   */
  record Result(List<CompiledUnit> units, List<Diagnostic> diagnostics) {}

  /** Compiles all units in one device build. */
  Result compile(List<DeviceUnit> program, ImageBuild build) {
    List<DeviceUnit> units = new ArrayList<>();
    for (DeviceUnit unit : program) {
      place.enter("code generation", unit.kernels().get(0).span());
      units.add(stages.writeReports(unit, checks));
    }
    List<String> openCl = new ArrayList<>();
    List<BuildJob> jobs = new ArrayList<>();
    for (DeviceUnit unit : units) {
      place.enter("code generation", unit.kernels().get(0).span());
      openCl.add(stages.openCl(unit));
      jobs.addAll(jobs(unit));
    }
    place.enter("device build", units.get(0).file());
    List<BuildResult> results = build.compile(jobs);

    List<CompiledUnit> compiled = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      DeviceUnit unit = units.get(i);
      List<DeviceImage> images = new ArrayList<>();
      for (BuildResult result : results.subList(i * targets.size(), (i + 1) * targets.size())) {
        if (result instanceof DeviceImage image) {
          images.add(image);
        } else if (result instanceof BuildFailure failure) {
          diagnostics.addAll(new BuildFailures(stages, build).explain(unit, failure));
          if (failure.stage() == BuildStage.START) {
            // Without a device compiler every job fails in the same way.
            return new Result(List.of(), diagnostics);
          }
        }
      }
      compiled.add(new CompiledUnit(unit, openCl.get(i), images));
    }
    return new Result(diagnostics.isEmpty() ? compiled : List.of(), diagnostics);
  }

  private List<BuildJob> jobs(DeviceUnit unit) {
    String ir = stages.llvmIr(unit);
    List<String> kernels = unit.kernels().stream().map(Kernel::name).toList();
    return targets.stream().map(target -> new BuildJob(unit.file(), ir, target, kernels)).toList();
  }
}

package dev.sycamore.processor;

import dev.sycamore.backend.BuildFailure;
import dev.sycamore.backend.BuildJob;
import dev.sycamore.backend.BuildResult;
import dev.sycamore.backend.BuildStage;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Kernel;
import dev.sycamore.processor.ImageSplitter.LinkedCode;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import java.util.ArrayList;
import java.util.List;

/** Finds out which kernel it is that a target cannot compile. */
final class BuildFailures {

  private final Stages stages;
  private final ImageBuild build;

  BuildFailures(Stages stages, ImageBuild build) {
    this.stages = stages;
    this.build = build;
  }

  /**
   * One diagnostic for each kernel that fails by itself; if none does, or the fault is in no
   * kernel, one at the first kernel.
   *
   * @param failure of a module with some kernels of {@code code}
   */
  List<Diagnostic> explain(LinkedCode code, BuildFailure failure) {
    List<Diagnostic> found = new ArrayList<>();
    List<Kernel> failing = new ArrayList<>();
    for (DeviceUnit unit : code.units()) {
      List<Kernel> kernels =
          unit.kernels().stream().filter(k -> failure.job().kernels().contains(k.name())).toList();
      failing.addAll(kernels);
      // The IR of a part does not have what a unit imports.
      boolean inParts = failure.job().kernels().size() > 1 && unit.imports().isEmpty();
      if (inParts && failure.stage() != BuildStage.START) {
        found.addAll(alone(unit, kernels, failure));
      }
    }
    return found.isEmpty() ? List.of(diagnostic(failing.get(0), failure)) : found;
  }

  private List<Diagnostic> alone(DeviceUnit unit, List<Kernel> kernels, BuildFailure failure) {
    List<BuildJob> jobs = kernels.stream().map(kernel -> alone(unit, kernel, failure)).toList();
    List<BuildResult> results = build.compile(jobs);
    List<Diagnostic> found = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) instanceof BuildFailure own) {
        found.add(diagnostic(kernels.get(i), own));
      }
    }
    return found;
  }

  private BuildJob alone(DeviceUnit unit, Kernel kernel, BuildFailure failure) {
    DeviceUnit single = unit.withCode(List.of(kernel), unit.functions());
    return new BuildJob(
        unit.file(), stages.llvmIr(single, false), failure.job().target(), List.of(kernel.name()));
  }

  private static Diagnostic diagnostic(Kernel kernel, BuildFailure failure) {
    return Diagnostic.of(
        DiagnosticId.SYC5002,
        kernel.span(),
        List.of(),
        failure.job().target().name(),
        "kernel " + String.join(", ", failure.job().kernels()),
        "cannot " + failure.stage().action() + ": " + failure.message());
  }
}

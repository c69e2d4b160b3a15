package dev.sycamore.processor;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.pipeline.DevicePipeline.Culprit;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.Kernel;
import java.util.ArrayList;
import java.util.List;

/** Diagnostics for code that a target cannot compile. */
final class BuildFailures {

  private final DevicePipeline pipeline;

  BuildFailures(DevicePipeline pipeline) {
    this.pipeline = pipeline;
  }

  /**
   * One diagnostic for each kernel that fails by itself; if none does, or the fault is in no
   * kernel, one at the first kernel.
   *
   * @param kernels those of the module that fails
   */
  List<Diagnostic> explain(List<Kernel> kernels, BuildJob job, Failure failure) {
    List<Culprit> culprits = kernels.size() > 1 ? pipeline.culprits(job, failure) : List.of();
    List<Diagnostic> found = new ArrayList<>();
    for (Kernel kernel : kernels) {
      culprits.stream()
          .filter(culprit -> culprit.symbol().equals(kernel.entryPoint()))
          .forEach(
              culprit -> found.add(diagnostic(kernel, List.of(kernel), job, culprit.failure())));
    }
    return found.isEmpty() ? List.of(diagnostic(kernels.get(0), kernels, job, failure)) : found;
  }

  private static Diagnostic diagnostic(
      Kernel at, List<Kernel> kernels, BuildJob job, Failure failure) {
    if (failure.leavesOpenClC(job)) {
      return Diagnostic.of(
          DiagnosticId.NO_SPIR_V_IMAGE,
          at.span(),
          List.of(),
          at.name(),
          job.target().name(),
          failure.line());
    }
    return failed(
        at, kernels, job.target(), "cannot " + failure.stage().action() + ": " + failure.line());
  }

  /** Code that compiles as a whole, and could not be split. */
  static Diagnostic unsplit(List<Kernel> kernels, ImageTarget target, String line) {
    return failed(kernels.get(0), kernels, target, line);
  }

  private static Diagnostic failed(
      Kernel at, List<Kernel> kernels, ImageTarget target, String why) {
    return Diagnostic.of(
        DiagnosticId.DEVICE_BUILD_FAILED,
        at.span(),
        List.of(),
        target.name(),
        "kernel " + String.join(", ", kernels.stream().map(Kernel::name).toList()),
        why);
  }
}

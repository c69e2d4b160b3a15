package dev.sycamore.processor;

import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.pipeline.DevicePipeline.Culprit;
import dev.sycamore.backend.target.DeviceTarget;
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
  List<Diagnostic> explain(List<Kernel> kernels, BuildFailure failure) {
    List<Culprit> culprits = kernels.size() > 1 ? pipeline.culprits(failure) : List.of();
    List<Diagnostic> found = new ArrayList<>();
    for (Kernel kernel : kernels) {
      culprits.stream()
          .filter(culprit -> culprit.symbol().equals(kernel.entryPoint()))
          .forEach(culprit -> found.add(diagnostic(kernel, List.of(kernel), culprit.failure())));
    }
    return found.isEmpty() ? List.of(diagnostic(kernels.get(0), kernels, failure)) : found;
  }

  private static Diagnostic diagnostic(Kernel at, List<Kernel> kernels, BuildFailure failure) {
    if (failure.leavesOpenClC()) {
      return Diagnostic.of(
          DiagnosticId.SYC3003,
          at.span(),
          List.of(),
          at.name(),
          failure.job().target().name(),
          failure.cause().line());
    }
    return failed(
        at,
        kernels,
        failure.job().target(),
        "cannot " + failure.cause().stage().action() + ": " + failure.cause().line());
  }

  /** Code that compiles as a whole, and could not be split. */
  static Diagnostic unsplit(List<Kernel> kernels, DeviceTarget target, String line) {
    return failed(kernels.get(0), kernels, target, line);
  }

  private static Diagnostic failed(
      Kernel at, List<Kernel> kernels, DeviceTarget target, String why) {
    return Diagnostic.of(
        DiagnosticId.SYC5002,
        at.span(),
        List.of(),
        target.name(),
        "kernel " + String.join(", ", kernels.stream().map(Kernel::name).toList()),
        why);
  }
}

package dev.sycamore.backend.cli;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.pipeline.DevicePipeline.Culprit;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.text.ToolDiagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.List;

/** Messages about a module that LLVM's SPIR-V back end does not support, kernel by kernel. */
final class UnsupportedCode {

  private final List<FunctionName> kernels;
  private final BuildJob job;
  private final Failure failure;

  /**
   * @param kernels those of the module
   */
  UnsupportedCode(List<FunctionName> kernels, BuildJob job, Failure failure) {
    this.kernels = kernels;
    this.job = job;
    this.failure = failure;
  }

  /**
   * A message for each kernel that fails by itself; if none does, one for the first kernel.
   *
   * @param severity {@code error} or {@code warning}
   */
  List<String> messages(DevicePipeline pipeline, String severity) {
    List<Culprit> culprits = kernels.size() > 1 ? pipeline.culprits(job, failure) : List.of();
    if (culprits.isEmpty()) {
      FunctionName first = kernels.isEmpty() ? FunctionName.ofSymbol(job.name()) : kernels.get(0);
      return List.of(message(first, failure, severity));
    }
    return culprits.stream()
        .map(culprit -> message(name(culprit.symbol()), culprit.failure(), severity))
        .toList();
  }

  private FunctionName name(String symbol) {
    return kernels.stream()
        .filter(kernel -> kernel.symbol().equals(symbol))
        .findFirst()
        .orElseGet(() -> FunctionName.ofSymbol(symbol));
  }

  private String message(FunctionName kernel, Failure of, String severity) {
    DiagnosticId id = DiagnosticId.NO_SPIR_V_IMAGE;
    String place = kernel.place().isEmpty() ? job.name() : kernel.place();
    return ToolDiagnostic.text(
        place, severity, id, id.help(), kernel.name(), job.target().name(), of.line());
  }
}

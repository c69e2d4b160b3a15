package dev.sycamore.backend.cli;

import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.pipeline.DevicePipeline.Culprit;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.text.Quote;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.List;

/** Messages about a module that LLVM's SPIR-V back end does not support, kernel by kernel. */
final class UnsupportedCode {

  private final List<FunctionName> kernels;
  private final BuildFailure failure;

  /**
   * @param kernels those of the module
   */
  UnsupportedCode(List<FunctionName> kernels, BuildFailure failure) {
    this.kernels = kernels;
    this.failure = failure;
  }

  /**
   * A message for each kernel that fails by itself; if none does, one for the first kernel.
   *
   * @param severity {@code error} or {@code warning}
   */
  List<String> messages(DevicePipeline pipeline, String severity) {
    List<Culprit> culprits = kernels.size() > 1 ? pipeline.culprits(failure) : List.of();
    if (culprits.isEmpty()) {
      FunctionName first =
          kernels.isEmpty() ? FunctionName.ofSymbol(failure.job().name()) : kernels.get(0);
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

  private static String message(FunctionName kernel, BuildFailure failure, String severity) {
    DiagnosticId id = DiagnosticId.SYC3003;
    String place = kernel.place().isEmpty() ? failure.job().name() : kernel.place();
    String message =
        id.message(kernel.name(), failure.job().target().name(), failure.cause().line());
    return Quote.printable(place + ": " + severity + ": [" + id.code() + "] " + message)
        + "\nhelp: "
        + id.help()
        + "\ndocs: "
        + id.page();
  }
}

package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.program.EntryLayout;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;

/** What a launch passes has to fit the devices. */
public final class ArgumentSizeRule {

  /** The least value of CL_DEVICE_MAX_PARAMETER_SIZE (OpenCL, device queries). */
  private static final int EVERY_DEVICE = 1024;

  /** The classic limit of CUDA; newer drivers take more on newer devices. */
  private static final int ANY_DEVICE = 4096;

  private ArgumentSizeRule() {}

  public static void check(Kernel kernel, SourceCallChain chain, DiagnosticSink sink) {
    int size = 0;
    for (EntryParameter parameter : EntryLayout.of(kernel)) {
      if (parameter.used()) {
        size = Math.max(size, parameter.offset() + parameter.size());
      }
    }
    if (size > EVERY_DEVICE) {
      boolean fits = size <= ANY_DEVICE;
      sink.report(
          Diagnostic.of(
              fits ? DiagnosticId.LARGE_ARGUMENTS : DiagnosticId.ARGUMENT_SIZE,
              kernel.span(),
              chain.to(kernel.span()),
              size,
              fits ? EVERY_DEVICE : ANY_DEVICE));
    }
  }
}

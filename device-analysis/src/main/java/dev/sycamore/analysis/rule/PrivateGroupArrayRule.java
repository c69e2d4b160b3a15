package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import java.util.OptionalLong;

/**
 * An array that is made in a kernel is private, and of one that only ever holds the element at the
 * work-item's local id the rest is of no use: whoever wrote it took it for memory of the group, as
 * CUDA's {@code __shared__}.
 */
public final class PrivateGroupArrayRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      OptionalLong group = kernel.launch().groupSize();
      check(kernel.kernel().body(), group, kernel.chain(), sink);
      for (FunctionHandle function : Reachability.from(kernel.calls())) {
        if (function.isUsers()) {
          function
              .function()
              .map(DeviceFunction::body)
              .ifPresent(body -> check(body, group, function.chain(), sink));
        }
      }
    }
    return true;
  }

  /**
   * @param group how many work-items it has; empty if the launch does not show that
   */
  private static void check(
      DeviceStatement body, OptionalLong group, SourceCallChain chain, DiagnosticSink sink) {
    for (DeclarePrivateArray array : PrivateArrayUses.takenForShared(body)) {
      if (group.isEmpty() || (group.getAsLong() > 1 && group.getAsLong() <= array.length())) {
        sink.report(
            Diagnostic.of(
                DiagnosticId.PRIVATE_ARRAY_OF_WORK_ITEMS,
                array.span(),
                chain.to(array.span()),
                array.variable().name()));
      }
    }
  }
}

package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.program.KernelArgument;

/** Local memory belongs to kernels that have work-groups. */
public final class WorkGroupRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      return true;
    }
    boolean keeps = true;
    for (KernelArgument argument : kernel.kernel().arguments()) {
      if (argument.kind() == ArgumentKind.LOCAL_ACCESSOR) {
        keeps = false;
        sink.report(
            Diagnostic.of(
                DiagnosticId.LOCAL_MEMORY_WITHOUT_WORK_GROUPS,
                kernel.kernel().span(),
                kernel.chain().to(kernel.kernel().span()),
                argument.variable().name()));
      }
    }
    return keeps;
  }
}

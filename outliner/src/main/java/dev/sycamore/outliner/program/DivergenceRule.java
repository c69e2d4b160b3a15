package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.Collective;
import dev.sycamore.model.KernelForm;
import java.util.HashMap;
import java.util.Map;

/** Every work-item of a group reaches the same barriers and group operations. */
final class DivergenceRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() != KernelForm.ND_RANGE) {
      return true;
    }
    Map<String, FunctionHandle> functions = new HashMap<>();
    Reach.from(kernel.calls()).forEach(f -> functions.put(f.symbol(), f));
    boolean keeps = true;
    for (Collective.Scope scope : Collective.Scope.values()) {
      Uniformity uniformity = new Uniformity(scope, functions, sink);
      keeps &= uniformity.check(kernel.kernel().body(), kernel.chain());
    }
    return keeps;
  }
}

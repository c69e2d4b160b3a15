package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.Barrier;
import dev.sycamore.model.Expression;
import dev.sycamore.model.KernelForm;
import dev.sycamore.model.ModelScanner;
import dev.sycamore.model.Statement;
import dev.sycamore.outliner.report.CallChain;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A barrier belongs to a kernel that has work-groups. */
final class BarrierRule implements ProgramRule {

  private record Step(Statement body, List<CallEdge> calls, CallChain chain) {}

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      return true;
    }
    Scanner scanner = new Scanner(sink);
    Set<FunctionHandle> seen = new HashSet<>();
    Deque<Step> open = new ArrayDeque<>();
    open.add(new Step(kernel.kernel().body(), kernel.calls(), kernel.chain()));
    while (!open.isEmpty()) {
      Step step = open.remove();
      scanner.scan(step);
      for (CallEdge call : step.calls()) {
        FunctionHandle callee = call.callee();
        if (callee.function().isPresent() && seen.add(callee)) {
          open.add(
              new Step(
                  callee.function().get().body(),
                  callee.calls(),
                  step.chain().calling(call.at(), callee.displayName())));
        }
      }
    }
    return !scanner.found;
  }

  private static final class Scanner extends ModelScanner {
    private final DiagnosticSink sink;
    private CallChain chain;
    private boolean found;

    Scanner(DiagnosticSink sink) {
      this.sink = sink;
    }

    void scan(Step step) {
      chain = step.chain();
      visit(step.body());
    }

    @Override
    protected void visit(Expression expression) {
      if (expression instanceof Barrier barrier) {
        found = true;
        sink.report(Diagnostic.of(DiagnosticId.SYC1029, barrier.span(), chain.to(barrier.span())));
      }
      super.visit(expression);
    }
  }
}

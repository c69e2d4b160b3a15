package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.analysis.uniformity.Uniformity;
import dev.sycamore.analysis.uniformity.UniformityObserver;
import dev.sycamore.analysis.uniformity.UniformityScope;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Collective;
import java.util.Optional;

/** Every work-item of a group reaches the same barriers and group operations. */
public final class DivergenceRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() != KernelForm.ND_RANGE) {
      return true;
    }
    boolean keeps = true;
    for (Collective.Scope scope : Collective.Scope.values()) {
      Reporter reporter = new Reporter(scope, sink);
      Uniformity.observe(kernel, reporter.agreement(), reporter);
      keeps &= !reporter.found;
    }
    return keeps;
  }

  private static final class Reporter implements UniformityObserver {
    private final Collective.Scope scope;
    private final DiagnosticSink sink;
    private boolean found;

    Reporter(Collective.Scope scope, DiagnosticSink sink) {
      this.scope = scope;
      this.sink = sink;
    }

    UniformityScope agreement() {
      return scope == Collective.Scope.WORK_GROUP
          ? UniformityScope.WORK_GROUP
          : UniformityScope.SUB_GROUP;
    }

    @Override
    public void divergent(
        String operation, SourceSpan at, Optional<SourceSpan> condition, SourceCallChain chain) {
      found = true;
      String group = scope == Collective.Scope.WORK_GROUP ? "group" : "sub-group";
      Diagnostic fault =
          Diagnostic.of(DiagnosticId.DIVERGENT_BARRIER, at, chain.to(at), group, operation);
      String note = "this condition differs between the work-items of the " + group;
      sink.report(condition.map(c -> fault.withNote(new Note(note, c))).orElse(fault));
    }
  }
}

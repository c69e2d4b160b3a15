package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.DeviceFunction;
import dev.sycamore.model.Expression;
import dev.sycamore.model.GroupScratch;
import dev.sycamore.model.ModelScanner;
import dev.sycamore.model.Print;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.outliner.report.CallChain;
import java.util.Optional;
import java.util.Set;

/**
 * A function of another module gets nothing but its arguments: what a kernel passes to its own
 * functions besides them, it does not know to be needed.
 */
final class ExportRule extends ModelScanner {
  private final SpecConstants specConstants;
  private Optional<SourceSpan> place = Optional.empty();
  private String what = "";

  private ExportRule(SpecConstants specConstants) {
    this.specConstants = specConstants;
  }

  /** Gives whether a function, and what it calls, can be exported; if not, it is told why. */
  static boolean check(FunctionHandle exported, SpecConstants specConstants, DiagnosticSink sink) {
    Set<FunctionHandle> all = Reach.from(exported.calls());
    boolean keeps = keeps(exported, exported, specConstants, sink);
    for (FunctionHandle function : all) {
      keeps = keeps && keeps(exported, function, specConstants, sink);
    }
    return keeps;
  }

  private static boolean keeps(
      FunctionHandle exported,
      FunctionHandle function,
      SpecConstants specConstants,
      DiagnosticSink sink) {
    Optional<DeviceFunction> code = function.function();
    if (code.isEmpty()) {
      return true;
    }
    ExportRule rule = new ExportRule(specConstants);
    rule.visit(code.get().body());
    if (rule.place.isEmpty()) {
      return true;
    }
    // The device library is not the user's to change: the call of it is.
    CallChain chain = function.chain();
    SourceSpan at = function.isLibrary() ? exported.span() : rule.place.get();
    sink.report(
        Diagnostic.of(
            DiagnosticId.SYC1046,
            at,
            function.isLibrary() ? exported.chain().to(at) : chain.to(at),
            exported.displayName(),
            rule.what));
    return false;
  }

  @Override
  protected void visit(Expression expression) {
    if (expression instanceof Print) {
      note(expression, "prints");
    } else if (expression instanceof GroupScratch) {
      note(expression, "has a group operation");
    } else if (expression instanceof ReadLocal read && specConstants.isOne(read.variable())) {
      note(expression, "reads the specialization constant `" + read.variable().name() + "`");
    }
    super.visit(expression);
  }

  private void note(Expression at, String fault) {
    if (place.isEmpty()) {
      place = Optional.of(at.span());
      what = fault;
    }
  }
}

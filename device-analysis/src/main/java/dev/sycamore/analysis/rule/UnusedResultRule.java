package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.VoidType;

/**
 * A call that only computes a value, as a statement. Java's arguments are copies, so a method that
 * was meant to change a variable does nothing.
 */
public final class UnusedResultRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    PureFunctions pure = new PureFunctions(Reachability.definitions(kernel.calls()));
    Scanner scanner = new Scanner(pure, kernel.chain(), sink);
    scanner.scan(kernel.kernel().body());
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      if (!function.isLibrary()) {
        function.function().map(DeviceFunction::body).ifPresent(b -> scan(pure, function, b, sink));
      }
    }
    return true;
  }

  private static void scan(
      PureFunctions pure, FunctionHandle function, DeviceStatement body, DiagnosticSink sink) {
    new Scanner(pure, function.chain(), sink).scan(body);
  }

  private static final class Scanner extends ModelScanner {
    private final PureFunctions pure;
    private final SourceCallChain chain;
    private final DiagnosticSink sink;

    Scanner(PureFunctions pure, SourceCallChain chain, DiagnosticSink sink) {
      this.pure = pure;
      this.chain = chain;
      this.sink = sink;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      DeviceExpression call = s.expression();
      if ((call instanceof IntrinsicCall || call instanceof Call)
          && call.type() != VoidType.VOID
          && pure.isPure(call)) {
        sink.report(Diagnostic.of(DiagnosticId.UNUSED_RESULT, call.span(), chain.to(call.span())));
      }
      return super.visitEvaluate(s);
    }
  }
}

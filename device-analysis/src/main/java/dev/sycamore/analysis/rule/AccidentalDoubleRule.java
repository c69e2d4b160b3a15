package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/**
 * Float arithmetic that is done in double, slow or missing on many devices, though nobody wrote
 * {@code double}: a literal without {@code f}, or a float passed to a method of doubles.
 */
public final class AccidentalDoubleRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    new Scanner(kernel.chain(), sink).scan(kernel.kernel().body());
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      if (!function.isLibrary()) {
        function.function().ifPresent(f -> new Scanner(function.chain(), sink).scan(f.body()));
      }
    }
    return true;
  }

  private static final class Scanner extends ModelScanner {
    private final SourceCallChain chain;
    private final DiagnosticSink sink;

    Scanner(SourceCallChain chain, DiagnosticSink sink) {
      this.chain = chain;
      this.sink = sink;
    }

    @Override
    public Void visitBinary(Binary e) {
      literal(e.left(), e.right());
      literal(e.right(), e.left());
      return super.visitBinary(e);
    }

    @Override
    public Void visitCompoundAssign(CompoundAssign e) {
      if (e.target().type() == ScalarType.FLOAT && isDoubleLiteral(e.value())) {
        report(e.value().span(), "the literal makes this arithmetic on `float` one on `double`");
      }
      return super.visitCompoundAssign(e);
    }

    @Override
    public Void visitCall(Call e) {
      arguments(e.arguments());
      return super.visitCall(e);
    }

    @Override
    public Void visitIntrinsicCall(IntrinsicCall e) {
      arguments(e.arguments());
      return super.visitIntrinsicCall(e);
    }

    private void literal(DeviceExpression operand, DeviceExpression other) {
      if (isDoubleLiteral(operand) && isWidened(other)) {
        report(operand.span(), "the literal makes this arithmetic on `float` one on `double`");
      }
    }

    private void arguments(List<DeviceExpression> arguments) {
      for (DeviceExpression argument : arguments) {
        if (isWidened(argument)) {
          report(argument.span(), "this `float` is passed to a method that computes in `double`");
        }
      }
    }

    private static boolean isDoubleLiteral(DeviceExpression e) {
      return e instanceof Literal literal && literal.type() == ScalarType.DOUBLE;
    }

    /** Without a cast: a conversion that is written has a place of its own. */
    private static boolean isWidened(DeviceExpression e) {
      return e instanceof Convert convert
          && convert.type() == ScalarType.DOUBLE
          && convert.operand().type() == ScalarType.FLOAT
          && convert.span().equals(convert.operand().span());
    }

    private void report(SourceSpan at, String message) {
      sink.report(Diagnostic.of(DiagnosticId.ACCIDENTAL_DOUBLE, at, chain.to(at), message));
    }
  }
}

package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import java.util.Optional;

/**
 * {@code array == null} and {@code array != null}. Every launch refuses a null array that the
 * kernel uses, and a null row, so no array is null where the code runs. The comparison is one of
 * the length, and no literal: so the array is used, and the launch looks at it.
 */
final class NullComparison {
  private final FunctionContext context;

  NullComparison(FunctionContext context) {
    this.context = context;
  }

  /** What a comparison of an array with {@code null} is; empty for any other operation. */
  Optional<DeviceExpression> of(BinaryExpr e) {
    boolean equal = e.getOperator() == BinaryExpr.Operator.EQUALS;
    if (!equal && e.getOperator() != BinaryExpr.Operator.NOT_EQUALS) {
      return Optional.empty();
    }
    Optional<Expression> array =
        isNull(e.getRight())
            ? Optional.of(e.getLeft())
            : Optional.of(e.getRight()).filter(right -> isNull(e.getLeft()));
    SourceSpan span = context.spanOf(e);
    return array
        .filter(this::isArray)
        .map(
            compared ->
                new Binary(
                    equal ? BinaryOperator.LESS : BinaryOperator.GREATER_OR_EQUAL,
                    new ArrayLength(context, compared, e).value(),
                    ScalarConversions.intLiteral(0, span),
                    span));
  }

  private static boolean isNull(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return isNull(enclosed.getInner());
    }
    return e instanceof CastExpr cast ? isNull(cast.getExpression()) : e.isNullLiteralExpr();
  }

  private boolean isArray(Expression e) {
    return !isNull(e)
        && context.source().typeOf(e).filter(JavaType.Array.class::isInstance).isPresent();
  }
}

package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import java.util.Optional;

/** Binary operators on operands that are lowered already: promotion, and what has no operator. */
final class ArithmeticLowering {
  private final FunctionContext context;

  ArithmeticLowering(FunctionContext context) {
    this.context = context;
  }

  /**
   * The operation with its operands promoted.
   *
   * @param at the whole operation in the source
   * @param rightOperand the right operand in the source
   */
  DeviceExpression binary(
      Node at,
      BinaryOperator operator,
      DeviceExpression left,
      DeviceExpression right,
      Node rightOperand) {
    ScalarType type = operationType(at, operator, left, right);
    DeviceExpression a = ScalarConversions.convert(left, type);
    DeviceExpression b =
        ScalarConversions.convert(right, operator.isShift() ? ScalarType.INT : type);
    checkDivisor(operator, b, rightOperand);
    if (operator == BinaryOperator.REMAINDER && type.isFloating()) {
      return context.calls().remainder(at, a, b);
    }
    return new Binary(operator, a, b, fastMath(at, operator, type), context.spanOf(at));
  }

  /**
   * How the result of an operation may differ from the JVM's.
   *
   * @param at the whole operation in the source
   * @param type in which it is computed
   */
  FastMathOptions fastMath(Node at, BinaryOperator operator, ScalarType type) {
    return type.isFloating() && !operator.isComparison()
        ? context.fastMathAt(at)
        : FastMathOptions.EXACT;
  }

  /**
   * Lowers an operand.
   *
   * @param other the other operand, in the source
   */
  DeviceExpression operand(
      BinaryOperator operator,
      com.github.javaparser.ast.expr.Expression e,
      com.github.javaparser.ast.expr.Expression other) {
    Optional<ScalarType> own =
        context.source().scalarTypeOf(e).filter(ScalarConversions::isNumeric);
    Optional<ScalarType> against =
        context.source().scalarTypeOf(other).filter(ScalarConversions::isNumeric);
    return own.isEmpty() || against.isEmpty() || operator.isShift()
        ? context.expressions().scalar(e)
        : context.expressions().scalar(e, ScalarConversions.promote(own.get(), against.get()));
  }

  /** The type in which an operation is computed (JLS 15.17 to 15.22). */
  ScalarType operationType(
      Node at, BinaryOperator operator, DeviceExpression left, DeviceExpression right) {
    ScalarType l = (ScalarType) left.type();
    ScalarType r = (ScalarType) right.type();
    if (l == ScalarType.BOOLEAN && r == ScalarType.BOOLEAN) {
      return ScalarType.BOOLEAN;
    }
    if (!ScalarConversions.isNumeric(l) || !ScalarConversions.isNumeric(r)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              at,
              "use operands of primitive numeric types",
              "`" + operator.symbol() + "` on " + l.javaName() + " and " + r.javaName());
    }
    return operator.isShift() ? ScalarConversions.promote(l) : ScalarConversions.promote(l, r);
  }

  /** A constant zero as an integer divisor always throws in Java. */
  void checkDivisor(BinaryOperator operator, DeviceExpression divisor, Node at) {
    boolean divides = operator == BinaryOperator.DIVIDE || operator == BinaryOperator.REMAINDER;
    if (divides
        && divisor instanceof Literal literal
        && literal.type().isIntegral()
        && ((Number) literal.value()).longValue() == 0) {
      throw context.faults().refuse(DiagnosticId.DIVISION_BY_ZERO, at);
    }
  }
}

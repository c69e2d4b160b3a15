package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/**
 * A comparison of a floating-point number with a zero, of either sign.
 *
 * @param operator what the number is to the zero
 * @param zeroIsLeft whether the number is the right operand
 */
record ZeroComparison(BinaryOperator operator, boolean zeroIsLeft) {

  /** The one that an operation is; empty for others, and for those that ask whether it is zero. */
  static Optional<ZeroComparison> of(Binary e) {
    if (isZero(e.right())) {
      return switch (e.operator()) {
        case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
            Optional.of(new ZeroComparison(e.operator(), false));
        default -> Optional.empty();
      };
    } else if (isZero(e.left())) {
      return switch (e.operator()) {
        case LESS -> Optional.of(new ZeroComparison(BinaryOperator.GREATER, true));
        case LESS_OR_EQUAL ->
            Optional.of(new ZeroComparison(BinaryOperator.GREATER_OR_EQUAL, true));
        case GREATER -> Optional.of(new ZeroComparison(BinaryOperator.LESS, true));
        case GREATER_OR_EQUAL ->
            Optional.of(new ZeroComparison(BinaryOperator.LESS_OR_EQUAL, true));
        default -> Optional.empty();
      };
    }
    return Optional.empty();
  }

  private static boolean isZero(DeviceExpression operand) {
    return operand instanceof Literal literal
        && (literal.type() == ScalarType.FLOAT || literal.type() == ScalarType.DOUBLE)
        && ((Number) literal.value()).doubleValue() == 0;
  }
}

package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * JLS 15.17 to 15.22. Both operands have the same type (INT, LONG, FLOAT, DOUBLE; BOOLEAN for AND
 * OR XOR EQUAL NOT_EQUAL), save that the right operand of a shift is always INT. REMAINDER is on
 * integers only: on floating point it is a call into the device library.
 *
 * @param fastMath how the result may differ from the JVM's, of arithmetic on FLOAT or DOUBLE
 */
public record Binary(
    BinaryOperator operator,
    DeviceExpression left,
    DeviceExpression right,
    FastMathOptions fastMath,
    SourceSpan span)
    implements DeviceExpression {

  /** An operation with the JVM's result. */
  public Binary(
      BinaryOperator operator, DeviceExpression left, DeviceExpression right, SourceSpan span) {
    this(operator, left, right, FastMathOptions.EXACT, span);
  }

  @Override
  public DeviceType type() {
    return operator.isComparison() ? ScalarType.BOOLEAN : left.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBinary(this);
  }
}

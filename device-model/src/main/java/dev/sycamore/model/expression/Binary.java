package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * JLS 15.17 to 15.22. Both operands have the same type (INT, LONG, FLOAT, DOUBLE; BOOLEAN for AND
 * OR XOR EQUAL NOT_EQUAL), save that the right operand of a shift is always INT. REMAINDER is on
 * integers only: on floating point it is a call into the device library.
 */
public record Binary(BinaryOperator operator, Expression left, Expression right, SourceSpan span)
    implements Expression {

  @Override
  public DeviceType type() {
    return operator.isComparison() ? ScalarType.BOOLEAN : left.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBinary(this);
  }
}

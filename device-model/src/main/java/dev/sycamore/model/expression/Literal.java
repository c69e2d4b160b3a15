package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.ScalarType;

/**
 * A constant.
 *
 * @param type a scalar type
 * @param value a Boolean, Byte, Short, Character, Integer, Long, Float or Double according to type;
 *     for HALF a Short with the bits
 */
public record Literal(ScalarType type, Object value, SourceSpan span) implements DeviceExpression {

  @Override
  public boolean isTrivial() {
    return true;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitLiteral(this);
  }
}

package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * {@code &&} (conjunction) or {@code ||}: the right operand is evaluated only if needed (JLS 15.23,
 * 15.24).
 */
public record Logical(
    boolean conjunction, DeviceExpression left, DeviceExpression right, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return ScalarType.BOOLEAN;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitLogical(this);
  }
}

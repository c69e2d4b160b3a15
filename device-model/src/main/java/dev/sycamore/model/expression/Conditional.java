package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/** {@code condition ? whenTrue : whenFalse}; both have the type of the result (JLS 15.25). */
public record Conditional(
    DeviceExpression condition,
    DeviceExpression whenTrue,
    DeviceExpression whenFalse,
    SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return whenTrue.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitConditional(this);
  }
}

package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/** JLS 15.26.1. The value already has the type of the target. */
public record Assign(AssignmentTarget target, DeviceExpression value, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return target.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitAssign(this);
  }
}

package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/**
 * {@code ++} and {@code --} (JLS 15.14.2, 15.15.1) on any numeric type, computed in the promoted
 * type and narrowed back.
 *
 * @param delta 1 or -1
 * @param prefix whether the result is the new value
 */
public record Increment(AssignmentTarget target, int delta, boolean prefix, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return target.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitIncrement(this);
  }
}

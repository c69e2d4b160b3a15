package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/**
 * An operation that all work-items of a group do together: every one must come to it.
 *
 * @param operation how it is done
 */
public record Collective(Scope scope, Call operation, SourceSpan span) implements DeviceExpression {

  /** Which work-items. */
  public enum Scope {
    WORK_GROUP,
    SUB_GROUP
  }

  @Override
  public DeviceType type() {
    return operation.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitCollective(this);
  }
}

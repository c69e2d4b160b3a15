package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;
import java.util.Optional;

/** JLS 14.14.1. What {@code initializers} declares is in scope in the whole statement. */
public record For(
    List<DeviceStatement> initializers,
    Optional<DeviceExpression> condition,
    List<DeviceExpression> updates,
    DeviceStatement body,
    SourceSpan span)
    implements Loop {

  public For {
    initializers = List.copyOf(initializers);
    updates = List.copyOf(updates);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitFor(this);
  }
}

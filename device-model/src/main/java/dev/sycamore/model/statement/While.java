package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;

/** JLS 14.12. */
public record While(DeviceExpression condition, DeviceStatement body, SourceSpan span)
    implements Loop {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitWhile(this);
  }
}

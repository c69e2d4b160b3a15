package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;

/** JLS 14.13. */
public record DoWhile(DeviceStatement body, DeviceExpression condition, SourceSpan span)
    implements Loop {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitDoWhile(this);
  }
}

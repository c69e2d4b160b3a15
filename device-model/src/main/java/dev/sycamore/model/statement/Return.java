package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.Optional;

/** JLS 14.17; in a kernel it ends the work-item. */
public record Return(Optional<DeviceExpression> value, SourceSpan span) implements DeviceStatement {

  @Override
  public boolean isJump() {
    return true;
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitReturn(this);
  }
}

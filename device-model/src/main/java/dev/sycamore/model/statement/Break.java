package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/** JLS 14.15; without a label it leaves the innermost loop or switch. */
public record Break(Optional<String> label, SourceSpan span) implements DeviceStatement {

  @Override
  public boolean isJump() {
    return true;
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitBreak(this);
  }
}

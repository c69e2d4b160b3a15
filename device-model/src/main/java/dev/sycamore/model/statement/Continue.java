package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/** JLS 14.16; without a label it continues the innermost loop. */
public record Continue(Optional<String> label, SourceSpan span) implements DeviceStatement {

  @Override
  public boolean isJump() {
    return true;
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitContinue(this);
  }
}

package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.Optional;

/** JLS 14.9. */
public record If(
    DeviceExpression condition,
    DeviceStatement thenBranch,
    Optional<DeviceStatement> elseBranch,
    SourceSpan span)
    implements DeviceStatement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitIf(this);
  }
}

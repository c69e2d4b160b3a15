package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import java.util.Optional;

/** JLS 14.9. */
public record If(
    Expression condition, Statement thenBranch, Optional<Statement> elseBranch, SourceSpan span)
    implements Statement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitIf(this);
  }
}

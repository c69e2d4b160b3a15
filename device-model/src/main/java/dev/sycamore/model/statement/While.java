package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;

/** JLS 14.12. */
public record While(Expression condition, Statement body, SourceSpan span) implements Loop {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitWhile(this);
  }
}

package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;

/** An expression for its effects. */
public record Evaluate(Expression expression, SourceSpan span) implements Statement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitEvaluate(this);
  }
}

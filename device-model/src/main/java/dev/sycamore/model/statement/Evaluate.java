package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;

/** An expression for its effects. */
public record Evaluate(DeviceExpression expression, SourceSpan span) implements DeviceStatement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitEvaluate(this);
  }
}

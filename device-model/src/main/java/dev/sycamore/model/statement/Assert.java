package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import java.util.Optional;

/** JLS 14.10, evaluated only when the program is built with checks. */
public record Assert(Expression condition, Optional<String> message, SourceSpan span)
    implements Statement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitAssert(this);
  }
}

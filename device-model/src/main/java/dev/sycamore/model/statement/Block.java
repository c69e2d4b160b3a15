package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** Statements in order, a scope of their own. */
public record Block(List<Statement> statements, SourceSpan span) implements Statement {

  public Block {
    statements = List.copyOf(statements);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitBlock(this);
  }
}

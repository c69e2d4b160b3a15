package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** Statements in order, a scope of their own. */
public record Block(List<Statement> statements, SourceSpan span) implements Statement {

  public Block {
    statements = List.copyOf(statements);
  }
}

package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.Optional;

/** JLS 14.14.1. What {@code initializers} declares is in scope in the whole statement. */
public record For(
    List<Statement> initializers,
    Optional<Expression> condition,
    List<Expression> updates,
    Statement body,
    SourceSpan span)
    implements Statement {

  public For {
    initializers = List.copyOf(initializers);
    updates = List.copyOf(updates);
  }
}

package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** Statements in order, a scope of their own. */
public record Block(List<DeviceStatement> statements, SourceSpan span) implements DeviceStatement {

  public Block {
    statements = List.copyOf(statements);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitBlock(this);
  }
}

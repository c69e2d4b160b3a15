package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * A statement that {@code break label}, or, if it is a loop, {@code continue label} names (JLS
 * 14.7). Labels are unique in a function.
 */
public record Labeled(String label, DeviceStatement body, SourceSpan span)
    implements DeviceStatement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitLabeled(this);
  }
}

package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * {@code &&} (conjunction) or {@code ||}: the right operand is evaluated only if needed (JLS 15.23,
 * 15.24).
 */
public record Logical(boolean conjunction, Expression left, Expression right, SourceSpan span)
    implements Expression {

  @Override
  public DeviceType type() {
    return ScalarType.BOOLEAN;
  }
}

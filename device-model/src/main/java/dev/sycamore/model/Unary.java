package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** JLS 15.15. The operand is already promoted; the result has its type. */
public record Unary(UnaryOperator operator, Expression operand, SourceSpan span)
    implements Expression {

  @Override
  public DeviceType type() {
    return operand.type();
  }
}

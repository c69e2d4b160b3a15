package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** {@code condition ? whenTrue : whenFalse}; both have the type of the result (JLS 15.25). */
public record Conditional(
    Expression condition, Expression whenTrue, Expression whenFalse, SourceSpan span)
    implements Expression {

  @Override
  public DeviceType type() {
    return whenTrue.type();
  }
}

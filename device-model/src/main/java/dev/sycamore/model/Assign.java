package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** JLS 15.26.1. The value already has the type of the target. */
public record Assign(AssignmentTarget target, Expression value, SourceSpan span)
    implements Expression {

  @Override
  public DeviceType type() {
    return target.type();
  }
}

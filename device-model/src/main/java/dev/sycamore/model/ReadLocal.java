package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** The value of a variable. For a variable of a {@link ViewType}, the view itself. */
public record ReadLocal(Variable variable, SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return variable.type();
  }
}

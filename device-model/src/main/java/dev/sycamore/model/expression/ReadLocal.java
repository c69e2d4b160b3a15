package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;

/** The value of a variable. For a variable of a {@link ViewType}, the view itself. */
public record ReadLocal(Variable variable, SourceSpan span) implements DeviceExpression {

  @Override
  public DeviceType type() {
    return variable.type();
  }

  @Override
  public boolean isTrivial() {
    return true;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitReadLocal(this);
  }
}

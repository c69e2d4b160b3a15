package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/**
 * Part of a one-dimensional view: {@code length} elements from {@code offset} on, both INT. A row
 * of an array of arrays is one, and a slice of memory.
 */
public record SubView(
    DeviceExpression view, DeviceExpression offset, DeviceExpression length, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return view.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitSubView(this);
  }
}

package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * The number of elements of a view in one dimension, an INT: {@code a.length}, {@code A.range(d)}.
 */
public record Extent(DeviceExpression view, int dimension, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return ScalarType.INT;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitExtent(this);
  }
}

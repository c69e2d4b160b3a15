package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/** An element of a view; one INT index for each dimension. */
public record ReadElement(DeviceExpression view, List<DeviceExpression> indices, SourceSpan span)
    implements DeviceExpression {

  public ReadElement {
    indices = List.copyOf(indices);
  }

  @Override
  public DeviceType type() {
    return ((ViewType) view.type()).element();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitReadElement(this);
  }
}

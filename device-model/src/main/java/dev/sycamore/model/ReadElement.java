package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** An element of a view; one INT index for each dimension. */
public record ReadElement(Expression view, List<Expression> indices, SourceSpan span)
    implements Expression {

  public ReadElement {
    indices = List.copyOf(indices);
  }

  @Override
  public DeviceType type() {
    return ((ViewType) view.type()).element();
  }
}

package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * The number of elements of a view in one dimension, an INT: {@code a.length}, {@code A.range(d)}.
 */
public record Extent(Expression view, int dimension, SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return ScalarType.INT;
  }
}

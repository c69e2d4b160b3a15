package dev.sycamore.model;

import java.util.List;

/**
 * A {@code static final} array of constants, in constant memory.
 *
 * @param symbol unique in the unit, a C identifier
 * @param values as in {@link Literal}
 */
public record ConstantArray(String symbol, ScalarType element, List<Object> values) {
  public ConstantArray {
    values = List.copyOf(values);
  }
}

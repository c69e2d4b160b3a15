package dev.sycamore.model.expression;

import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/**
 * A {@code static final} array of constants, or a constant string, in constant memory.
 *
 * @param symbol unique in the unit, a C identifier
 * @param values as in {@link Literal}; of several dimensions, row by row
 * @param origin the field, if a program can change the elements at run time
 * @param text whether it is a string: an index out of range is reported as such
 */
public record ConstantArray(
    String symbol, ScalarType element, List<Object> values, Optional<Origin> origin, boolean text) {

  /**
   * The array that the host has.
   *
   * @param holder the binary name of the class that declares the field
   * @param name of the field for messages, with its class
   * @param sizes of each dimension
   */
  public record Origin(String holder, String field, String name, List<Integer> sizes) {
    public Origin {
      sizes = List.copyOf(sizes);
    }
  }

  public ConstantArray {
    values = List.copyOf(values);
  }

  /** An array. */
  public ConstantArray(
      String symbol, ScalarType element, List<Object> values, Optional<Origin> origin) {
    this(symbol, element, values, origin, false);
  }

  /** An array that no program can change. */
  public ConstantArray(String symbol, ScalarType element, List<Object> values) {
    this(symbol, element, values, Optional.empty());
  }
}

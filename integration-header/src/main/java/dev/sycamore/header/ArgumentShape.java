package dev.sycamore.header;

import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.OptionalInt;

/**
 * The type of an argument as hosts see it.
 *
 * @param element of the value, or of the elements
 * @param dimensions 0 for a value
 */
record ArgumentShape(ScalarType element, int dimensions) {

  /**
   * The shape of an argument.
   *
   * @throws IllegalArgumentException if it is of a type that cannot cross
   */
  static ArgumentShape of(KernelArgument argument) {
    DeviceType type = argument.variable().type();
    int dimensions = 0;
    DeviceType element = type;
    if (type instanceof ViewType view) {
      dimensions = dimensions(argument.source()).orElse(view.dimensions());
      element = view.element();
    }
    if (!(element instanceof ScalarType scalar)) {
      throw new IllegalArgumentException(
          argument.variable().name() + " of type " + element + " cannot cross");
    }
    return new ArgumentShape(scalar, dimensions);
  }

  /** Those of an array of arrays or of records, whose memory is one block. */
  private static OptionalInt dimensions(ValueSource source) {
    if (source instanceof ValueSource.Rows rows) {
      return OptionalInt.of(rows.dimensions());
    }
    return source instanceof ValueSource.ArrayLeaf leaf
        ? OptionalInt.of(leaf.dimensions())
        : OptionalInt.empty();
  }

  /** Whether it is memory. */
  boolean hasElements() {
    return dimensions > 0;
  }
}

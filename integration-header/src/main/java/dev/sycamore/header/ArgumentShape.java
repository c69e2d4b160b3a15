package dev.sycamore.header;

import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;

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
      dimensions =
          argument.source() instanceof ValueSource.Rows rows
              ? rows.dimensions()
              : view.dimensions();
      element = view.element();
    }
    if (!(element instanceof ScalarType scalar)) {
      throw new IllegalArgumentException(
          argument.variable().name() + " of type " + element + " cannot cross");
    }
    return new ArgumentShape(scalar, dimensions);
  }

  /** Whether it is memory. */
  boolean hasElements() {
    return dimensions > 0;
  }
}

package dev.sycamore.binding;

import java.util.Objects;

/**
 * One used entry parameter.
 *
 * @param argument index of the argument that it comes from; one past the last for {@link
 *     ParameterRole#REPORT}
 * @param role what it carries
 * @param dimension for ranges and offsets the dimension, 0 the slowest; else 0
 * @param offset offset in the argument block, in bytes
 * @param size size in bytes: 1, 2, 4 or 8
 */
public record ParameterBinding(
    int argument, ParameterRole role, int dimension, int offset, int size) {

  public ParameterBinding {
    Objects.requireNonNull(role, "role");
    if (dimension < 0 || dimension > 2) {
      throw new IllegalArgumentException("dimension: " + dimension);
    }
    if (size != 1 && size != 2 && size != 4 && size != 8) {
      throw new IllegalArgumentException("size: " + size);
    }
    if (offset < 0 || offset % size != 0) {
      throw new IllegalArgumentException("offset " + offset + " of a value of size " + size);
    }
  }
}

package dev.sycamore;

import java.util.Arrays;

/** Errors of indices. */
final class Indices {
  private Indices() {}

  static IndexOutOfBoundsException outOfBounds(int[] index, int[] range) {
    return index.length == 1
        ? new IndexOutOfBoundsException(
            "Index " + index[0] + " out of bounds for length " + range[0])
        : new IndexOutOfBoundsException(
            "Index "
                + Arrays.toString(index)
                + " out of bounds for range "
                + Arrays.toString(range));
  }
}

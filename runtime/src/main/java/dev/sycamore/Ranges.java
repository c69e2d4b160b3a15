package dev.sycamore;

/** What the ranges share. */
final class Ranges {
  private Ranges() {}

  static void checkOffset(int offset, int size) {
    if (offset < 0) {
      throw new IllegalArgumentException("negative offset of a range: " + offset);
    }
    if ((long) offset + size > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the offset " + offset + " and the size " + size + ": their sum is at most 2^31 - 1");
    }
  }

  static void checkSizes(int... sizes) {
    for (int size : sizes) {
      if (size < 0) {
        throw new IllegalArgumentException("negative size of a range: " + size);
      }
    }
  }
}

package dev.sycamore;

/** What the ranges share. */
final class Ranges {
  private Ranges() {}

  static void checkSizes(int... sizes) {
    for (int size : sizes) {
      if (size < 0) {
        throw new IllegalArgumentException("negative size of a range: " + size);
      }
    }
  }
}

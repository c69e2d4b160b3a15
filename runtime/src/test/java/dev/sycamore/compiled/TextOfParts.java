package dev.sycamore.compiled;

import dev.sycamore.RangeKernel1;

/** Kernels of a text that has parts. */
final class TextOfParts {
  private TextOfParts() {}

  static RangeKernel1 kernel(String name, int[] a) {
    return switch (name) {
      case "first" -> i -> a[i] = 11;
      case "second" -> i -> a[i] = 20;
      default -> i -> a[i] = 0;
    };
  }
}

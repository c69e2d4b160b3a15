package dev.sycamore.compiled;

import dev.sycamore.RangeKernel1;

/** Kernels of a text without parts, as earlier compilers wrote it. */
final class WholeText {
  private WholeText() {}

  static RangeKernel1 kernel(String name, int[] a) {
    return switch (name) {
      case "first" -> i -> a[i] = 11;
      default -> i -> a[i] = 20;
    };
  }
}

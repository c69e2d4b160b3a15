package dev.sycamore.runtime.kernel;

import dev.sycamore.RangeKernel1;

/** Kernels that are found by where they stand. */
class Sites {

  private int field = 3;

  static RangeKernel1 first(int[] a, float f) {
    // The next line is the first kernel.
    return i -> a[i] = (int) f;
  }

  RangeKernel1 ofThis(int[] a) {
    return i -> {
      a[i] = field;
    };
  }

  static RangeKernel1 reference() {
    return Sites::body;
  }

  private static void body(int i) {
    Math.abs(i);
  }

  /** A named function object. */
  @SuppressWarnings("ArrayRecordComponent") // What users write.
  record Fill(int[] a, int value) implements RangeKernel1 {
    @Override
    public void run(int i) {
      a[i] = value;
    }
  }

  /** What a test loads once more, as a hidden class. */
  static class Intercepted extends Sites {}
}

package dev.sycamore.compiled;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A kernel with something wrong. */
final class NoImages {
  private NoImages() {}

  static void launch(DeviceQueue q, int[] a) {
    q.parallelFor("kernel", range(a.length), i -> a[i] = i);
  }
}

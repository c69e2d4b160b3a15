package p;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void run(DeviceQueue q, float[] a) {
    q.parallelFor("3d..näme", range(8), i -> a[i] = 1);
  }
}

package p;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Launch {
  static void run(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> Check.positive(a, i));
  }
}
// next file
package p;

class Check {
  static void positive(float[] a, int i) {
    if (a[i] < 0) throw new IllegalArgumentException("negative");
    a[i] += 1;
  }
}

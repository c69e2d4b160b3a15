import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static float sum(int n, float... values) {
    return values[0] * n;
  }

  static void run(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> a[i] = sum(1, a[i], i));
  }
}

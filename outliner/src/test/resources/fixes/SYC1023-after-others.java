import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  record Sum(int n, float... values) {}

  static void run(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> a[i] = new Sum(1, a[i], i).values()[0]);
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static int twice(Integer x) {
    return 2 * x;
  }

  static void run(DeviceQueue q, int[] a) {
    q.parallelFor(range(8), i -> a[i] = twice(i));
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void run(DeviceQueue q, int[] a) {
    q.parallelFor(range(8), i -> a[i] = Integer.valueOf(i + 1) * 2);
  }
}

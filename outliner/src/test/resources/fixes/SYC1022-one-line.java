import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static final int INT = (int) System.nanoTime();

  static void run(DeviceQueue q, int[] a) { q.parallelFor(range(8), i -> a[i] = INT); }
}

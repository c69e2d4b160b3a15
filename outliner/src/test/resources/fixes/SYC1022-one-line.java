import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void run(DeviceQueue q, int[] a) {
    record Clock() {
      static final int INT = (int) System.nanoTime();
    }
    synchronized (q) { q.parallelFor(range(8), i -> a[i] = Clock.INT); }
  }
}

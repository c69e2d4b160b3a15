import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void run(DeviceQueue q, float[] x) {
    q.parallelFor(range(8), i -> x[i] = (float) (x[i] * 2.5d));
  }
}

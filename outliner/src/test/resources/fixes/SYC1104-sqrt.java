import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void run(DeviceQueue q, float[] x, double[] y) {
    q.parallelFor(range(8), i -> y[i] = Math.sqrt(x[i]));
  }
}

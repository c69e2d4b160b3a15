package p;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** One array written, one read, a captured scalar; the lengths are not used and do not cross. */
class Saxpy {
  void run(DeviceQueue q, int n, float a, float[] x, float[] y) {
    q.parallelFor(range(n), i -> y[i] = a * x[i] + y[i]);
  }
}

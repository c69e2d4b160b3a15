package p;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Range;

/** A limit that is a constant zero in one call, and one that never is. */
class PassedZeros {
  static double positive(float x, float zero) {
    return x < zero ? 0.0 : (double) x;
  }

  static float clamp(float x, float low, float high) {
    return x < low ? low : x > high ? high : x;
  }

  static void run(DeviceQueue q, float[] x, double[] y) {
    q.parallelFor(Range.range(x.length), i -> y[i] = positive(clamp(x[i], -1f, x[0]), 0f));
  }
}

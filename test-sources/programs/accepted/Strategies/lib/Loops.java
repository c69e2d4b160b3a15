package lib;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Passes functions on, and launches kernels by names. */
public final class Loops {
  private Loops() {}

  public static void twice(DeviceQueue q, FloatUnary f, float[] a) {
    FloatUnary again = f;
    Skeletons.map(q, f, a);
    Skeletons.map(q, again, a);
  }

  public static double named(DeviceQueue q, FloatUnary f, int n) {
    float[] a = new float[n];
    q.parallelFor("tabulate", range(n), i -> a[i] = f.apply(i));
    q.await();
    double sum = 0;
    for (float v : a) {
      sum += v;
    }
    return sum;
  }
}

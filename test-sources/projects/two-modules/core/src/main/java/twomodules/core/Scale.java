package twomodules.core;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A kernel in the module that the other one uses. */
public final class Scale {
  private Scale() {}

  public static void by(DeviceQueue q, float[] a, float factor) {
    q.parallelFor(range(a.length), i -> a[i] *= factor).await();
  }
}

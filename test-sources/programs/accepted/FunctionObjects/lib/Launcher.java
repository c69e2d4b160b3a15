package lib;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Range;
import dev.sycamore.annotations.Kernel;

/** A wrapper, and a caller of it. */
public final class Launcher {
  private Launcher() {}

  static void each(DeviceQueue q, int n, @Kernel Base kernel) {
    q.parallelFor(Range.range(n), kernel);
  }

  public static void launch(DeviceQueue q, int n, int[] a) {
    each(q, n, i -> a[i] = n - i);
    each(q, n, new Shift(a, 1));
  }
}

package mavenplugin.bad;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A kernel that one of the targets cannot run. */
public class App {
  static float third(float x) {
    double exact = x;
    return (float) (exact / 3);
  }

  public static void run(DeviceQueue q, float[] a) {
    q.parallelFor("thirds", range(16), i -> a[i] = third(a[i])).await();
  }
}

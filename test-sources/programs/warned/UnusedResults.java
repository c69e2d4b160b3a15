import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Calls whose results nobody uses. */
public class UnusedResults {
  static int clamp(int x) {
    int low = x;
    if (low < 0) {
      low = 0;
    }
    return low;
  }

  static int checked(int x, int y) {
    return x / y;
  }

  static int store(int[] out, int i) {
    out[i] = i;
    return i;
  }

  static void nothing(int x) {}

  static int twice(int x) {
    /*! SYC1109 | result of this call */Math.abs(x);
    return 2 * x;
  }

  static void run(DeviceQueue q, int[] a, int[] out) {
    q.parallelFor(
        range(8),
        i -> {
          int x = a[i];
          /*! SYC1109 */Math.max(x, 0);
          /*! SYC1109 */clamp(x);
          out[i] = twice(x);
        });
    // The first is called for its exception, the second for what it writes, the third has no result.
    q.parallelFor(
        range(8),
        i -> {
          checked(a[i], i);
          store(out, i);
          nothing(i);
        });
  }

  @SuppressWarnings("sycamore:SYC1109")
  static void suppressed(DeviceQueue q, int[] a) {
    q.parallelFor(range(8), i -> Math.abs(a[i]));
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.*;

public class Recursion {
  static int direct(int n) {
    return n == 0 ? 0 : 1 + /*! SYC1001 | Recursion.direct(int) */direct(n - 1);
  }

  static int even(int n) {
    return n == 0 ? 1 : odd(n - 1);
  }

  static int odd(int n) {
    return n == 0 ? 0 : /*! SYC1001 | Recursion.even(int) | Recursion.odd(int) */even(n - 1);
  }

  public static void run(DeviceQueue q, int[] out) {
    q.parallelFor(range(10), i -> out[i] = direct(i) + even(i));
  }
}

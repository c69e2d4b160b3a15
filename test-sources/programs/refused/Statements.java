import static dev.sycamore.Range.range;

import dev.sycamore.*;

public class Statements {
  static final Object LOCK = new Object();

  public static void run(DeviceQueue q, int[] out) {
    q.parallelFor(
        range(10),
        i -> {
          /*! SYC1003 */try {
            out[i] = 1;
          } finally {
            out[i] = 2;
          }
          /*! SYC1020 */synchronized (LOCK) {
            out[i]++;
          }
        });
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;

/** Constant limits of {@code clamp} in the wrong order, and what only looks like it. */
public class ClampLimits {
  static final int MOST = 255;
  static final double LEAST = 1e-3;

  static float unit(float x) {
    return /*! SYC2008 | the lower limit of this clamp, 1.0, is greater than the upper one, 0.0 */DeviceMath.clamp(x, 1, 0);
  }

  static void found(DeviceQueue q, int[] a, long[] l, float[] f, double[] d) {
    q.parallelFor(
        range(8),
        i -> {
          a[i] = /*! SYC2008 | 255 */DeviceMath.clamp(a[i], MOST, 0);
          l[i] = /*! SYC2008 */DeviceMath.clamp(l[i], Long.MAX_VALUE, Long.MAX_VALUE - 1);
          f[i] = unit(f[i]);
          d[i] = 2 * /*! SYC2008 */DeviceMath.clamp(d[i], LEAST, -LEAST);
        });
  }

  static void none(DeviceQueue q, int[] a, long[] l, float[] f, double[] d, int n) {
    q.parallelFor(
        range(8),
        i -> {
          a[i] = DeviceMath.clamp(a[i], 0, MOST) + DeviceMath.clamp(a[i], n, 0) + DeviceMath.clamp(MOST, 0, a[i]);
          l[i] = DeviceMath.clamp(l[i], Long.MAX_VALUE - 1, Long.MAX_VALUE) + DeviceMath.clamp(l[i], 5, 5);
          // Zeros are equal, and NaN is in no order.
          f[i] = DeviceMath.clamp(f[i], 0f, -0f) + DeviceMath.clamp(f[i], Float.NaN, 1);
          d[i] = DeviceMath.clamp(d[i], -LEAST, LEAST);
        });
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceMath.Fast;
import dev.sycamore.DeviceQueue;

/** {@code DeviceMath.Fast}: how many results are as near as any device has to come. */
public class FastFunctions {
  private static final float NEAR = 0x1p-9f;

  private static boolean near(float value, float expected) {
    return Math.abs(value - expected) <= NEAR * Math.max(1, Math.abs(expected));
  }

  public static Object run(DeviceQueue q) {
    int n = 1000;
    int[] good = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              float x = (i - 500) * 0.006f;
              float positive = (i + 1) * 0.013f;
              int sum = near(Fast.sin(x), (float) Math.sin(x)) ? 1 : 0;
              sum += near(Fast.cos(x), (float) Math.cos(x)) ? 2 : 0;
              sum += near(Fast.tan(x * 0.25f), (float) Math.tan(x * 0.25f)) ? 4 : 0;
              sum += near(Fast.exp(x), (float) Math.exp(x)) ? 8 : 0;
              sum += near(Fast.exp2(x), (float) Math.pow(2, x)) ? 16 : 0;
              sum += near(Fast.exp10(x), (float) Math.pow(10, x)) ? 32 : 0;
              sum += near(Fast.log(positive), (float) Math.log(positive)) ? 64 : 0;
              sum += near(Fast.log2(positive), (float) (Math.log(positive) / Math.log(2))) ? 128 : 0;
              sum += near(Fast.log10(positive), (float) Math.log10(positive)) ? 256 : 0;
              sum += near(Fast.pow(positive, 1.5f), (float) Math.pow(positive, 1.5f)) ? 512 : 0;
              sum += near(Fast.sqrt(positive), (float) Math.sqrt(positive)) ? 1024 : 0;
              sum += near(Fast.rsqrt(positive), 1 / (float) Math.sqrt(positive)) ? 2048 : 0;
              sum += near(Fast.reciprocal(positive), 1 / positive) ? 4096 : 0;
              sum += near(Fast.divide(x, positive), x / positive) ? 8192 : 0;
              sum += near(DeviceMath.Fast.tanh(x), (float) Math.tanh(x)) ? 16384 : 0;
              good[i] = sum;
            })
        .await();
    return good;
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Choices between zeros and ones of both signs, negated and used in other ways. */
public class ChosenConstants {
  public static Object run(DeviceQueue q) {
    float[] v = {0f, -0f, 1f, -1f, 2f, Float.NaN, Float.POSITIVE_INFINITY};
    int n = v.length;
    float[] chosen = new float[24 * n];
    double[] wide = new double[6 * n];
    int[] bits = new int[6 * n];
    q.parallelFor(
            range(n),
            i -> {
              float x = v[i];
              boolean odd = (i & 1) != 0;
              chosen[24 * i] = x != 1f ? -0f : 1f;
              chosen[24 * i + 1] = x != 1f ? -0f : -1f;
              chosen[24 * i + 2] = x != 1f ? 1f : -0f;
              chosen[24 * i + 3] = x != 1f ? -1f : -0f;
              chosen[24 * i + 4] = -(x == 1f ? 0f : 1f);
              chosen[24 * i + 5] = -(x == 1f ? 0f : -1f);
              chosen[24 * i + 6] = -(x < 1.5f ? 1f : 0f);
              chosen[24 * i + 7] = -(x < 1.5f ? -1f : 0f);
              chosen[24 * i + 8] = odd ? -0f : 1f;
              chosen[24 * i + 9] = odd ? -0f : -1f;
              chosen[24 * i + 10] = odd ? 1f : -0f;
              chosen[24 * i + 11] = odd ? -1f : -0f;
              chosen[24 * i + 12] = -(odd ? 0f : 1f);
              chosen[24 * i + 13] = -(float) (odd ? 1 : 0);
              chosen[24 * i + 14] = (odd ? 0f : 1f) * -1f;
              chosen[24 * i + 15] = (odd ? 0f : 1f) * -x;
              chosen[24 * i + 16] = 1f / (odd ? -0f : 1f);
              chosen[24 * i + 17] = Math.copySign(x, odd ? -0f : 1f);
              chosen[24 * i + 18] = (odd ? -0f : 1f) + -0f;
              chosen[24 * i + 19] = Math.min(odd ? -0f : 1f, 0f);
              chosen[24 * i + 20] = Math.fma(odd ? 0f : 1f, -1f, -0f);
              chosen[24 * i + 21] = odd ? -0f : 0f;
              chosen[24 * i + 22] = x > 0 ? -0f : x;
              chosen[24 * i + 23] = -(odd ? 0f : 2f);
              wide[6 * i] = odd ? -0.0 : 1.0;
              wide[6 * i + 1] = -(odd ? 0.0 : 1.0);
              wide[6 * i + 2] = odd ? -0f : 1f;
              wide[6 * i + 3] = x != 1f ? -0.0 : -1.0;
              wide[6 * i + 4] = 1 / (x != 1f ? 1.0 : -0.0);
              wide[6 * i + 5] = -(double) (odd ? 0f : 1f);
              bits[6 * i] = Float.floatToRawIntBits(odd ? -0f : 1f);
              bits[6 * i + 1] = Float.floatToRawIntBits(-(x == 1f ? 0f : 1f));
              bits[6 * i + 2] = (int) (odd ? -0f : 1f);
              bits[6 * i + 3] = Float.compare(odd ? -0f : 1f, 0f);
              bits[6 * i + 4] = (odd ? -0f : 1f) == 0f ? 3 : 4;
              bits[6 * i + 5] = Float.floatToRawIntBits((odd ? -0f : 1f) * (x != 1f ? -1f : 1f));
            })
        .await();
    return new Object[] {chosen, wide, bits};
  }
}

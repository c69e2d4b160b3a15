import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** float and double: remainder, saturating conversions, NaN, signed zeros, subnormals. */
public class FloatingPoint {
  public static Object run(DeviceQueue q) {
    double[] v = {
      0.0, -0.0, 1, -1, 0.1, 1.5, 2.5, -2.5, 1e10, -1e10, 1e19, 1e300, 1e-300, -1e-310, 4.9e-324,
      3.4028234663852886e38, 1.4e-45, 5e-40, Double.MAX_VALUE, Double.NaN,
      Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2147483647.5, -2147483648.5, 16777217
    };
    int n = v.length;
    double[] d = new double[n * n * 12];
    float[] f = new float[n * n * 12];
    long[] l = new long[n * n * 8];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              double a = v[i];
              double b = v[j];
              float x = (float) a;
              float y = (float) b;
              int o = (i * n + j) * 12;
              d[o] = a + b;
              d[o + 1] = a - b;
              d[o + 2] = a * b;
              d[o + 3] = a / b;
              d[o + 4] = a % b;
              d[o + 5] = -a;
              d[o + 6] = Math.abs(a);
              d[o + 7] = Math.min(a, b);
              d[o + 8] = Math.max(a, b);
              d[o + 9] = Math.sqrt(a);
              d[o + 10] = a * b + a;
              d[o + 11] = x + b;
              f[o] = x + y;
              f[o + 1] = x - y;
              f[o + 2] = x * y;
              f[o + 3] = x / y;
              f[o + 4] = x % y;
              f[o + 5] = -x;
              f[o + 6] = Math.abs(x);
              f[o + 7] = Math.min(x, y);
              f[o + 8] = Math.max(x, y);
              f[o + 9] = (float) Math.sqrt(x);
              f[o + 10] = x * y + x;
              f[o + 11] = x += b;
              int p = (i * n + j) * 8;
              l[p] = (int) a;
              l[p + 1] = (long) a;
              l[p + 2] = (byte) a + (short) a + (char) a;
              l[p + 3] = (int) y;
              l[p + 4] = (long) y;
              l[p + 5] = (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0);
              l[p + 6] = (a == b ? 1 : 0) + (a != b ? 2 : 0) + (y != y ? 4 : 0);
              int k = 10;
              k *= b;
              l[p + 7] = k;
            })
        .await();
    float[] fromInt = new float[8];
    double[] fromLong = new double[8];
    long[] longs = {16777217, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, -1, 0, 1L << 53, 33554435};
    q.parallelFor(
            range(8),
            i -> {
              fromInt[i] = (int) longs[i] + (float) longs[i];
              fromLong[i] = longs[i];
            })
        .await();
    return new Object[] {d, f, l, fromInt, fromLong};
  }
}

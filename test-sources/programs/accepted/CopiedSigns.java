import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** What is known of a number after a comparison of what becomes its absolute value. */
public class CopiedSigns {
  public static Object run(DeviceQueue q) {
    double[] v = {0.0, -0.0, 1, -1, 2.5, -2.5, Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, -Double.MIN_VALUE};
    int n = v.length;
    float[] f = new float[n];
    for (int i = 0; i < n; i++) f[i] = (float) v[i];
    double[] o = new double[8 * n];
    float[] g = new float[8 * n];
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Math.copySign(x, 1) > 0 ? x : 3; o[i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Math.copySign(x, 1) > 0 ? x : 3; o[n + i] = r >= 0 ? 1 : 2; });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Math.copySign(x, 1) > 0 ? x : 1; o[2 * n + i] = Math.sqrt(r); });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Math.copySign(x, 1) > 0 ? x : 3; g[i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Math.copySign(x, 1f) > 0 ? x : 3; g[n + i] = r >= 0 ? 1 : 2; });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Float.intBitsToFloat(Float.floatToRawIntBits(x) & 0x7fffffff) > 0 ? x : 3; g[2 * n + i] = r >= 0 ? 1 : 2; });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Float.intBitsToFloat(Float.floatToRawIntBits(x) & 0x7fffffff) > 0 ? x : 3; g[3 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Math.copySign(x, -1) < 0 ? x : 3; o[3 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Math.max(x, -x) > 0 ? x : 3; o[4 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = -Math.abs(x) < 0 ? x : 3; o[5 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = (x < 0 ? -x : x) > 0 ? x : 3; o[6 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { double x = v[i]; double r = Double.longBitsToDouble(Double.doubleToRawLongBits(x) << 1 >>> 1) > 0 ? x : 3; o[7 * n + i] = r >= 0 ? 1 : 2; });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Math.max(x, -x) > 0 ? x : 3; g[4 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = -Math.abs(x) < 0 ? x : 3; g[5 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = 0 < Math.abs(-x) ? -x : 3; g[6 * n + i] = Math.abs(r); });
    q.parallelFor(range(n), i -> { float x = f[i]; float r = Math.abs(x) * 2 > 0 ? x : 3; g[7 * n + i] = Math.abs(r); }).await();
    return new Object[] {o, g};
  }
}

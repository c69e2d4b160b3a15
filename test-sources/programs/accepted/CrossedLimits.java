import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Double2;
import dev.sycamore.Float4;
import dev.sycamore.Half;

/** {@code DeviceMath.clamp} of all triples of edge values: limits that cross, NaN, zeros of both signs. */
public class CrossedLimits {
  private static final float[] FLOATS = {
    Float.NaN, Float.intBitsToFloat(0xffc00001), Float.intBitsToFloat(0x7f800001), Float.NEGATIVE_INFINITY,
    -Float.MAX_VALUE, -1.5f, -Float.MIN_NORMAL, -Float.MIN_VALUE, -0.0f, 0.0f, Float.MIN_VALUE, Float.MIN_NORMAL,
    2.5f, 16777217f, Float.MAX_VALUE, Float.POSITIVE_INFINITY
  };
  private static final double[] DOUBLES = {
    Double.NaN, Double.longBitsToDouble(0xfff8000000000001L), Double.NEGATIVE_INFINITY, -Double.MAX_VALUE, -1.5,
    -Double.MIN_NORMAL, -Double.MIN_VALUE, -0.0, 0.0, Double.MIN_VALUE, Double.MIN_NORMAL, 2.5, 0x1p53 + 2,
    Float.MAX_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY
  };
  private static final int[] INTS = {
    Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -40000, -129, -128, -1, 0, 1, 127, 128, 32768, 65535, 65536, Integer.MAX_VALUE - 1,
    Integer.MAX_VALUE
  };
  private static final long[] LONGS = {
    Long.MIN_VALUE, Long.MIN_VALUE + 1, Integer.MIN_VALUE - 1L, Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE,
    Integer.MAX_VALUE + 1L, 1L << 32, 1L << 53, Long.MAX_VALUE - 1, Long.MAX_VALUE
  };

  private static int[] floats(DeviceQueue q, float[] x) {
    int n = x.length;
    int[] bits = new int[3 * n * n * n];
    q.parallelFor(
            range(n * n * n),
            i -> {
              float r = DeviceMath.clamp(x[i % n], x[i / n % n], x[i / n / n]);
              bits[3 * i] = Float.floatToIntBits(r);
              // What the result is for the comparisons and the reciprocal that follow.
              bits[3 * i + 1] = (r < 0 ? 1 : 0) + (r >= 0 ? 2 : 0) + (r == x[i / n / n] ? 4 : 0) + (r > x[i / n % n] ? 8 : 0);
              bits[3 * i + 2] = Float.floatToIntBits(1 / r);
            })
        .await();
    return bits;
  }

  private static long[] doubles(DeviceQueue q, double[] x) {
    int n = x.length;
    long[] bits = new long[3 * n * n * n];
    q.parallelFor(
            range(n * n * n),
            i -> {
              double r = DeviceMath.clamp(x[i % n], x[i / n % n], x[i / n / n]);
              bits[3 * i] = Double.doubleToLongBits(r);
              bits[3 * i + 1] = (r < 0 ? 1 : 0) + (r >= 0 ? 2 : 0) + (r == x[i / n / n] ? 4 : 0) + (r > x[i / n % n] ? 8 : 0);
              bits[3 * i + 2] = Double.doubleToLongBits(1 / r);
            })
        .await();
    return bits;
  }

  /** Of the narrow types as well, which are widened. */
  private static int[] ints(DeviceQueue q, int[] x) {
    int n = x.length;
    int[] r = new int[4 * n * n * n];
    q.parallelFor(
            range(n * n * n),
            i -> {
              int a = x[i % n];
              int low = x[i / n % n];
              int high = x[i / n / n];
              r[4 * i] = DeviceMath.clamp(a, low, high);
              r[4 * i + 1] = (byte) DeviceMath.clamp((byte) a, (byte) low, (byte) high);
              r[4 * i + 2] = (short) DeviceMath.clamp((short) a, (short) low, (short) high);
              r[4 * i + 3] = (char) DeviceMath.clamp((char) a, (char) low, (char) high);
            })
        .await();
    return r;
  }

  private static long[] longs(DeviceQueue q, long[] x) {
    int n = x.length;
    long[] r = new long[n * n * n];
    q.parallelFor(range(n * n * n), i -> r[i] = DeviceMath.clamp(x[i % n], x[i / n % n], x[i / n / n])).await();
    return r;
  }

  /** To a half, without the aspect {@code fp16}. */
  private static float rounded(float x) {
    return Half.ofBits(Half.of(x).bits()).toFloat();
  }

  private static int[] halves(DeviceQueue q, float[] x) {
    int n = x.length;
    int[] bits = new int[n * n * n];
    q.parallelFor(
            range(n * n * n),
            i -> {
              float a = rounded(x[i % n]);
              float low = rounded(x[i / n % n]);
              float high = rounded(x[i / n / n]);
              float r = DeviceMath.clamp(a, low, high);
              bits[i] = r == r ? Half.of(r).bits() : -1;
            })
        .await();
    return bits;
  }

  private static Object vectors(DeviceQueue q, float[] x, double[] y) {
    int n = x.length;
    float[] r = new float[4 * n * n * n];
    double[] d = new double[2 * n * n * n];
    q.parallelFor(
            range(n * n * n),
            i -> {
              int low = i / n % n;
              int high = i / n / n;
              Float4 a = Float4.of(x[i % n], x[low], x[high], x[(i + 1) % n]);
              a.zip(Float4.splat(x[low]), Float4.of(x[high], x[0], x[9], x[8]), DeviceMath::clamp).store(r, 4 * i);
              Double2.of(y[i % n], y[high]).zip(Double2.splat(y[low]), Double2.splat(y[high]), DeviceMath::clamp).store(d, 2 * i);
            })
        .await();
    return new Object[] {r, d};
  }

  /** Limits that each compiler sees through, and those that are the same for all work-items. */
  private static Object known(DeviceQueue q, float[] x, int[] y, float first, float second) {
    int n = x.length;
    float[] r = new float[8 * n];
    int[] s = new int[2 * n];
    q.parallelFor(
            range(n),
            i -> {
              float two = 2.5f;
              float minus = -1.5f;
              float zero = 0.0f;
              float minusZero = -0.0f;
              float nan = Float.NaN;
              r[8 * i] = DeviceMath.clamp(x[i], two, minus);
              r[8 * i + 1] = DeviceMath.clamp(x[i], zero, minusZero);
              r[8 * i + 2] = DeviceMath.clamp(x[i], minusZero, zero);
              r[8 * i + 3] = DeviceMath.clamp(x[i], nan, two);
              r[8 * i + 4] = DeviceMath.clamp(x[i], minus, nan);
              r[8 * i + 5] = DeviceMath.clamp(x[i], first, second);
              r[8 * i + 6] = DeviceMath.clamp(x[i], second, first);
              r[8 * i + 7] = DeviceMath.clamp(two, x[i], minus) + DeviceMath.clamp(zero, minus, x[i]);
              int low = 4000;
              int high = -500;
              s[2 * i] = DeviceMath.clamp(y[i % y.length], low, high);
              s[2 * i + 1] = DeviceMath.clamp(low, y[i % y.length], high);
            })
        .await();
    return new Object[] {r, s};
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      floats(q, FLOATS),
      doubles(q, DOUBLES),
      ints(q, INTS),
      longs(q, LONGS),
      halves(q, FLOATS),
      vectors(q, FLOATS, DOUBLES),
      known(q, FLOATS, INTS, 3.5f, Float.NaN),
      known(q, FLOATS, INTS, 1e30f, -1e-30f)
    };
  }
}

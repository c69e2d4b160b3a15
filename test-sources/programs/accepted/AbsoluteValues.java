import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Absolute values in several forms, of numbers that have none and of NaN, and what follows from them. */
public class AbsoluteValues {
  static int ofInt(int form, int x) {
    int s = x >> 31;
    return switch (form) {
      case 0 -> Math.abs(x);
      case 1 -> x < 0 ? -x : x;
      case 2 -> (x ^ s) - s;
      case 3 -> (x + s) ^ s;
      case 4 -> Math.max(x, -x);
      case 5 -> x * (s | 1);
      case 6 -> x >= 0 ? x : 0 - x;
      default -> -Math.min(x, -x);
    };
  }

  static long ofLong(int form, long x) {
    long s = x >> 63;
    return switch (form) {
      case 0 -> Math.abs(x);
      case 1 -> x < 0 ? -x : x;
      case 2 -> (x ^ s) - s;
      case 3 -> Math.max(x, -x);
      case 4 -> x > -1 ? x : ~x + 1;
      default -> x * (s | 1);
    };
  }

  static float ofFloat(int form, float x) {
    return switch (form) {
      case 0 -> Math.abs(x);
      case 1 -> x < 0f ? -x : x;
      case 2 -> x <= 0f ? 0f - x : x;
      case 3 -> Float.intBitsToFloat(Float.floatToRawIntBits(x) & 0x7fffffff);
      case 4 -> Math.max(x, -x);
      case 5 -> x < -1f ? 1f : Math.abs(x);
      case 6 -> Math.abs(Math.min(x, 1f));
      case 7 -> x >= 0f ? x : -x;
      default -> Math.abs(Math.signum(x));
    };
  }

  static double ofDouble(int form, double x) {
    return switch (form) {
      case 0 -> Math.abs(x);
      case 1 -> x < 0 ? -x : x;
      case 2 -> Double.longBitsToDouble(Double.doubleToRawLongBits(x) & Long.MAX_VALUE);
      case 3 -> x < -1 ? 1 : Math.abs(x);
      default -> Math.abs((float) x);
    };
  }

  static int uses(int a) {
    int r = a >= 0 ? 1 : 0;
    r |= a < 0 ? 2 : 0;
    r |= a > -1 ? 4 : 0;
    r |= -a <= 0 ? 8 : 0;
    r |= -a > -1 ? 16 : 0;
    r |= (a >>> 31) << 5 | (a >> 31 & 1) << 6;
    r |= (a % 7 & 15) << 7 | (a / 3 & 15) << 11;
    r |= Math.max(a, 0) == a ? 1 << 15 : 0;
    r |= (long) a < 0 ? 1 << 16 : 0;
    r |= (double) a >= 0 ? 1 << 17 : 0;
    for (int i = 0; i > a; i -= 1 << 29) r += 1 << 18;
    return r;
  }

  static int uses(long a) {
    int r = a >= 0 ? 1 : 0;
    r |= a < 0 ? 2 : 0;
    r |= -a > -1 ? 4 : 0;
    r |= (int) (a >>> 63) << 3;
    r |= (int) (a % 7 & 15) << 4 | (int) (a / 3 & 15) << 8;
    r |= Math.max(a, 0) == a ? 1 << 12 : 0;
    r |= (float) a >= 0 ? 1 << 13 : 0;
    return r;
  }

  static int uses(double a) {
    int r = a >= 0 ? 1 : 0;
    r |= a > 0 ? 2 : 0;
    r |= a < 0 ? 4 : 0;
    r |= !(a < 0) ? 8 : 0;
    r |= a == 0 ? 16 : 0;
    r |= a > -1 ? 32 : 0;
    r |= -a <= 0 ? 64 : 0;
    r |= a != a ? 128 : 0;
    return r + Double.compare(a, 1) * 256 + (int) a * 1024;
  }

  static int uses(float a) {
    int r = a >= 0f ? 1 : 0;
    r |= a > 0f ? 2 : 0;
    r |= !(a < 0f) ? 4 : 0;
    r |= a == 0f ? 8 : 0;
    r |= a > -1f ? 16 : 0;
    r |= -a <= 0f ? 32 : 0;
    r |= Math.max(a, 0f) >= 0f ? 64 : 0;
    return r + Float.compare(a, 1f) * 256 + Math.round(a * 2) * 1024;
  }

  public static Object run(DeviceQueue q) {
    int[] ints = {Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 0, 7, Integer.MIN_VALUE + 1};
    long[] longs = {Long.MIN_VALUE, Long.MAX_VALUE, -1, 0, 7, Integer.MIN_VALUE};
    float[] floats = {Float.NaN, 0f, -0f, -1f, 2f, Float.NEGATIVE_INFINITY};
    double[] doubles = {Double.NaN, 0, -0.0, -1, 2, Double.NEGATIVE_INFINITY};
    int n = ints.length;
    int[] i = new int[8 * n];
    int[] l = new int[6 * n];
    int[] f = new int[9 * n];
    int[] d = new int[5 * n];
    int[] steps = ints.clone();
    q.parallelFor(
        range(n),
        k -> {
          for (int form = 0; form < 8; form++) i[form * n + k] = uses(ofInt(form, ints[k]));
          for (int form = 0; form < 6; form++) l[form * n + k] = uses(ofLong(form, longs[k]));
          for (int form = 0; form < 9; form++) f[form * n + k] = uses(ofFloat(form, floats[k]));
          for (int form = 0; form < 5; form++) d[form * n + k] = uses(ofDouble(form, doubles[k]));
          int x = steps[k];
          for (int step = 0; step < n; step++) x = Math.abs(x + ints[step]);
          steps[k] = x;
        });
    // One use alone: what the optimiser concludes of it, others could hide.
    boolean[] alone = new boolean[10 * n];
    q.parallelFor(range(n), k -> alone[k] = -Math.abs(ints[k]) > -1);
    q.parallelFor(range(n), k -> alone[n + k] = Math.abs(ints[k]) < 0);
    q.parallelFor(range(n), k -> alone[2 * n + k] = Math.abs(longs[k]) >= 0);
    q.parallelFor(range(n), k -> alone[3 * n + k] = Math.abs(floats[k]) >= 0f);
    q.parallelFor(range(n), k -> alone[4 * n + k] = (floats[k] < -4f ? 1f : Math.abs(floats[k])) >= 0f);
    q.parallelFor(range(n), k -> alone[5 * n + k] = Math.max(Math.abs(floats[k]), 0f) >= 0f);
    q.parallelFor(range(n), k -> alone[6 * n + k] = Math.abs(Math.min(floats[k], 1f)) > -1f);
    q.parallelFor(range(n), k -> alone[7 * n + k] = Math.abs(doubles[k]) >= 0);
    q.parallelFor(range(n), k -> alone[8 * n + k] = (doubles[k] < -4 ? 1 : Math.abs(doubles[k])) >= 0);
    q.parallelFor(range(n), k -> alone[9 * n + k] = -Math.abs(longs[k]) > -1);
    q.await();
    return new Object[] {i, l, f, d, steps, alone};
  }
}

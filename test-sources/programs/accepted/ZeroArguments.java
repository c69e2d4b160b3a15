import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Conditionals that compare with a zero that comes from elsewhere: an argument, a variable, a record. */
public class ZeroArguments {
  static final float ZERO = 0f;
  static final double MINUS = -0.0;

  record Limits(float low, float high) {
    float clamp(float x) { return x < low ? low : x > high ? high : x; }

    double widened(float x) { return x < low ? 0.0 : (double) x; }
  }

  interface Choice {
    double of(float x);
  }

  static double widened(float x, float zero) { return x < zero ? 0.0 : (double) x; }

  static double minus(float x, float zero) { return zero < x ? -0.0 : (double) x; }

  static double passed(float x, float limit) { return limit >= x ? (double) x : 0.0; }

  static float same(float x, float zero) { return x < zero ? -0f : x; }

  static float same(float zero, float x, int unused) { return x > zero ? x : -0f; }

  static float narrowed(double x, double zero) { return x < zero ? 0f : (float) x; }

  static float above(double zero, double x) { return x > zero ? -0f : (float) x; }

  static double statement(float x, float zero) {
    double r = x;
    if (x <= zero) r = 0.0;
    return r;
  }

  static double early(float x, float zero) {
    if (x < zero) return 0.0;
    return x;
  }

  static double stored(float x, float zero) {
    boolean isLess = x < zero;
    return isLess ? 0.0 : x;
  }

  static double changed(float x, float zero) {
    if (x == 5) zero = 1;
    return x < zero ? 0.0 : (double) x;
  }

  static double twice(float x, float zero) { return widened(x, zero) + passed(x, zero); }

  static double thrice(float x, float zero) { return twice(x, zero) * 2; }

  static double copied(float x, float zero) {
    float limit = zero;
    return x < limit ? 0.0 : (double) x;
  }

  static double wider(float x, double zero) { return x < zero ? 0.0 : (double) x; }

  static double converted(float x, float zero) { return x < (double) zero ? 0.0 : (double) x; }

  static double negated(float x, float zero) { return x < -zero ? 0.0 : (double) x; }

  static double summed(float x, float zero) { return x < zero + zero ? 0.0 : (double) x; }

  static double whole(float x, int zero) { return x < zero ? 0.0 : (double) x; }

  static double choose(Choice c, float x) { return c.of(x) + 0.0; }

  static double chosen(Choice c, float x) { return c.of(x); }

  static float clamp(float x, float low, float high) { return x < low ? low : x > high ? high : x; }

  static double recursive(float x, float zero, int n) { return n == 0 ? widened(x, zero) : x < zero ? 0.0 : (double) x; }

  static double form(int form, float x, double d, float other) {
    return switch (form) {
      case 0 -> widened(x, 0f);
      case 1 -> widened(x, -0f);
      case 2 -> widened(x, ZERO);
      case 3 -> minus(x, 0);
      case 4 -> passed(x, 0f);
      case 5 -> same(x, 0f);
      case 6 -> same(0f, x, 3);
      case 7 -> narrowed(d, MINUS);
      case 8 -> above(0, d);
      case 9 -> statement(x, 0f);
      case 10 -> early(x, 0f);
      case 11 -> stored(x, 0f);
      case 12 -> changed(x, 0f);
      case 13 -> twice(x, 0f);
      case 14 -> thrice(x, 0f);
      case 15 -> copied(x, 0f);
      case 16 -> wider(x, 0);
      case 17 -> converted(x, 0);
      case 18 -> negated(x, 0f);
      case 19 -> choose(v -> v < 0f ? 0.0 : (double) v, x);
      case 20 -> clamp(x, -0f, 1f);
      case 21 -> clamp(x, 0f, 0f);
      case 22 -> new Limits(0f, 1f).clamp(x);
      case 23 -> new Limits(0f, 1f).widened(x);
      case 24 -> widened(x, other);
      case 25 -> whole(x, 0);
      case 26 -> summed(x, 0f);
      default -> recursive(x, 0f, 1);
    };
  }

  public static Object run(DeviceQueue q) {
    float[] v = {0f, -0f, 1f, -1f, Float.NaN, Float.MIN_VALUE, -Float.MIN_VALUE, 0.5f, 2f, Float.NEGATIVE_INFINITY};
    int n = v.length;
    float[] x = v.clone();
    double[] d = new double[n];
    for (int i = 0; i < n; i++) d[i] = x[i];
    int forms = 28;
    double[] all = new double[forms * n];
    q.parallelFor(range(n), i -> { for (int form = 0; form < forms; form++) all[form * n + i] = form(form, x[i], d[i], x[(i + 1) % n]); });
    // One form alone: what the optimiser makes of it, others could hide.
    double[] alone = new double[35 * n];
    q.parallelFor(range(n), i -> alone[i] = widened(x[i], 0f));
    q.parallelFor(range(n), i -> alone[n + i] = minus(x[i], ZERO));
    q.parallelFor(range(n), i -> alone[2 * n + i] = passed(x[i], -0f));
    q.parallelFor(range(n), i -> alone[3 * n + i] = same(x[i], 0f));
    q.parallelFor(range(n), i -> alone[4 * n + i] = narrowed(d[i], MINUS));
    q.parallelFor(range(n), i -> alone[5 * n + i] = statement(x[i], 0f));
    q.parallelFor(range(n), i -> alone[6 * n + i] = early(x[i], 0f));
    q.parallelFor(range(n), i -> alone[7 * n + i] = stored(x[i], 0f));
    q.parallelFor(range(n), i -> alone[8 * n + i] = changed(x[i], 0f));
    q.parallelFor(range(n), i -> alone[9 * n + i] = thrice(x[i], 0f));
    q.parallelFor(range(n), i -> alone[10 * n + i] = copied(x[i], 0f));
    q.parallelFor(range(n), i -> alone[11 * n + i] = wider(x[i], 0));
    q.parallelFor(range(n), i -> alone[12 * n + i] = converted(x[i], 0f));
    q.parallelFor(range(n), i -> alone[13 * n + i] = negated(x[i], 0f));
    q.parallelFor(range(n), i -> { float zero = 0f; alone[14 * n + i] = choose(y -> y < zero ? 0.0 : (double) y, x[i]); });
    q.parallelFor(range(n), i -> { float[] zeros = {0f, 1f}; float zero = zeros[0]; alone[15 * n + i] = chosen(y -> y < zero ? 0.0 : (double) y, x[i]); });
    q.parallelFor(range(n), i -> alone[16 * n + i] = new Limits(0f, 1f).clamp(x[i]));
    q.parallelFor(range(n), i -> alone[17 * n + i] = new Limits(0f, 1f).widened(x[i]));
    q.parallelFor(range(n), i -> { float zero = 0f; if (x[i] == 7f) zero = 0f; alone[18 * n + i] = x[i] < zero ? 0.0 : (double) x[i]; });
    q.parallelFor(range(n), i -> alone[19 * n + i] = x[i] < zero() ? 0.0 : (double) x[i]);
    q.parallelFor(range(n), i -> alone[20 * n + i] = whole(x[i], 0));
    q.parallelFor(range(n), i -> alone[21 * n + i] = summed(x[i], 0f));
    q.parallelFor(range(n), i -> { float zero = 0f; alone[22 * n + i] = x[i] < zero ? 0.0 : (double) x[i]; });
    q.parallelFor(range(n), i -> alone[23 * n + i] = x[i] < 0 ? 0.0 : (double) x[i]);
    q.parallelFor(range(n), i -> alone[24 * n + i] = above(0, d[i]));
    q.parallelFor(range(n), i -> alone[25 * n + i] = same(0f, x[i], 1));
    q.parallelFor(range(n), i -> { double r = x[i]; for (int k = 0; k < 2; k++) r += widened((float) r, 0f); alone[26 * n + i] = r; });
    q.parallelFor(range(n), i -> alone[27 * n + i] = widened(x[i], i == 3 ? 0f : -0f));
    q.parallelFor(range(n), i -> alone[28 * n + i] = x[i] < 0 * 1f ? 0.0 : (double) x[i]);
    q.parallelFor(range(n), i -> alone[29 * n + i] = x[i] < zeroOf(i) ? 0.0 : (double) x[i]);
    q.parallelFor(range(n), i -> { double h = d[i]; alone[30 * n + i] = h < zero() ? 0f : (float) h; });
    q.parallelFor(range(n), i -> alone[31 * n + i] = recursive(x[i], 0f, 2));
    // Variables that are zero for a part of their life.
    q.parallelFor(
        range(n),
        i -> {
          float zero = 0f;
          double r = x[i] < zero ? 0.0 : (double) x[i];
          zero = x[i];
          alone[32 * n + i] = r + (zero > 1f ? zero : -0f);
        });
    q.parallelFor(
        range(n),
        i -> {
          float sum = 0f;
          double r = -0.0;
          for (int k = 0; k < 2; k++) {
            r = x[i] < sum ? 0.0 : (double) x[i];
            if (k == 1) break;
            sum += x[(i + k) % n] * 0f;
          }
          alone[33 * n + i] = r;
        });
    q.parallelFor(range(n), i -> alone[34 * n + i] = first(x[i]));
    q.await();
    return new Object[] {all, alone};
  }

  static float zero() { return 0f; }

  static double first(float x) {
    float zero = 0f;
    if (x < zero) return 0.0;
    zero = x;
    return zero;
  }

  static float zeroOf(int i) { return i * 0; }
}

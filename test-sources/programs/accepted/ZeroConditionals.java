import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Op;

/** Conditionals on comparisons with zeros, in which the sign of a zero, NaN and the width are of importance. */
public class ZeroConditionals {
  static double widened(int form, float x, float y) {
    return switch (form) {
      case 0 -> x < 0f ? 0.0 : (double) x;
      case 1 -> 0f < x ? 0.0 : x;
      case 2 -> x > 0f ? -0.0 : (double) x;
      case 3 -> x <= 0f ? (double) x : 0.0;
      case 4 -> x >= -0f ? (double) x : -0.0;
      case 5 -> x == 0f ? 0.0 : (double) x;
      case 6 -> x != 0f ? (double) x : -0.0;
      case 7 -> y + (x < 0f ? 0.0 : x);
      case 8 -> x < y ? (double) x : (double) y;
      case 9 -> !(x > y) ? (double) y : (double) x;
      default -> (double) x < 0 ? 0.0 : x;
    };
  }

  static double statement(float x) {
    double r = x;
    if (x < 0f) r = 0.0;
    return r;
  }

  static float same(int form, float x, float y) {
    return switch (form) {
      case 0 -> x < 0f ? x : 0f;
      case 1 -> x > 0f ? x : -0f;
      case 2 -> x < 0f ? -0f : x;
      case 3 -> x <= 0f ? 0f : x;
      case 4 -> x >= 0f ? x : -0f;
      case 5 -> 0f > x ? -0f : x;
      case 6 -> x < y ? x : y;
      case 7 -> x > y ? x : y;
      case 8 -> x <= y ? y : x;
      case 9 -> x == 0f ? 0f : x;
      case 10 -> x != 0f ? -0f : x;
      case 11 -> x < 0f ? -x : x;
      case 12 -> x < 0f ? 0f : x > 1f ? 1f : x;
      case 13 -> clamp(x, -0f, 1f);
      case 14 -> clamp(x, 0f, y);
      default -> x >= -0f ? -x : 0f;
    };
  }

  static float clamp(float x, float low, float high) {
    return x < low ? low : x > high ? high : x;
  }

  static double same(int form, double x, double y) {
    return switch (form) {
      case 0 -> x < 0 ? x : 0;
      case 1 -> x > 0 ? x : -0.0;
      case 2 -> x < 0 ? -0.0 : x;
      case 3 -> x >= 0 ? x : -0.0;
      case 4 -> x <= 0 ? 0 : x;
      case 5 -> x < y ? x : y;
      case 6 -> x > y ? x : y;
      default -> 0 >= x ? -x : x;
    };
  }

  static float narrowed(int form, double x, double y) {
    return switch (form) {
      case 0 -> x < 0 ? 0f : (float) x;
      case 1 -> x > 0 ? -0f : (float) x;
      case 2 -> 0 >= x ? (float) x : 0f;
      case 3 -> x < y ? (float) x : (float) y;
      default -> x != 0 ? (float) x : -0f;
    };
  }

  public static Object run(DeviceQueue q) {
    float[] x = {0f, -0f, 1f, -1f, Float.NaN, Float.MIN_VALUE, -Float.MIN_VALUE, 0.5f, 2f, Float.NEGATIVE_INFINITY};
    int n = 10 * x.length;
    float[] f = new float[n];
    float[] g = new float[n];
    double[] d = new double[n];
    double[] e = new double[n];
    for (int i = 0; i < n; i++) {
      d[i] = f[i] = x[i % 10];
      e[i] = g[i] = x[(i + i / 10) % 10];
    }
    double[] widened = new double[12 * n];
    float[] same = new float[16 * n];
    double[] doubles = new double[8 * n];
    float[] narrowed = new float[5 * n];
    q.parallelFor(
        range(n),
        i -> {
          for (int form = 0; form < 11; form++) widened[form * n + i] = widened(form, f[i], g[i]);
          widened[11 * n + i] = statement(f[i]);
          for (int form = 0; form < 16; form++) same[form * n + i] = same(form, f[i], g[i]);
          for (int form = 0; form < 8; form++) doubles[form * n + i] = same(form, d[i], e[i]);
          for (int form = 0; form < 5; form++) narrowed[form * n + i] = narrowed(form, d[i], e[i]);
        });
    // One form alone: what the optimiser makes of it, others could hide.
    double[] alone = new double[12 * n];
    q.parallelFor(range(n), i -> alone[i] = f[i] < 0f ? 0.0 : (double) f[i]);
    q.parallelFor(range(n), i -> alone[n + i] = f[i] > 0f ? -0.0 : f[i]);
    q.parallelFor(range(n), i -> alone[2 * n + i] = f[i] < 0f ? f[i] : 0f);
    q.parallelFor(range(n), i -> alone[3 * n + i] = f[i] < 0f ? -0f : f[i]);
    q.parallelFor(range(n), i -> alone[4 * n + i] = f[i] > 0f ? f[i] : -0f);
    q.parallelFor(range(n), i -> alone[5 * n + i] = d[i] < 0 ? 0f : (float) d[i]);
    q.parallelFor(range(n), i -> alone[6 * n + i] = d[i] > 0 ? d[i] : -0.0);
    q.parallelFor(range(n), i -> alone[7 * n + i] = d[i] < 0 ? d[i] : 0);
    q.parallelFor(
        range(n),
        i -> {
          alone[8 * n + i] = f[i];
          if (f[i] < 0f) alone[8 * n + i] = 0.0;
        });
    q.parallelFor(range(n), i -> alone[9 * n + i] = clamp(f[i], -0f, 1f));
    q.parallelFor(range(n), i -> alone[10 * n + i] = f[i] < i - 50 ? (double) f[i] : (double) (float) (i - 50));
    q.singleTask(
        () -> {
          for (int i = 0; i < n; i++) alone[11 * n + i] = f[i] < 0f ? 0.0 : f[i];
        });
    // Bodies with barriers are optimised before others. One sign only: a zero of the other hides what is lost.
    float[] signed = new float[20];
    java.util.Arrays.fill(signed, -0f);
    double[] groups = new double[100];
    q.parallelFor(
        ndRange(20, 10),
        it -> {
          int i = it.globalId();
          groups[i] = it.group().exclusiveScan(signed[i] < 0f ? 0.0 : signed[i], Op.MAX);
        });
    q.parallelFor(
        ndRange(20, 10),
        it -> {
          int i = it.globalId();
          groups[20 + i] = it.group().reduce(signed[i] <= 0f ? 0.0 + signed[i] : signed[i], Op.MIN);
        });
    q.parallelFor(
        ndRange(20, 10),
        it -> {
          int i = it.globalId();
          double before = signed[i] < 0f ? 0.0 : signed[i];
          it.barrier();
          groups[40 + i] = before;
        });
    q.parallelFor(
        ndRange(20, 10),
        it -> {
          int i = it.globalId();
          double value = signed[i];
          float before = value < 0 ? 0f : (float) value;
          it.barrier();
          groups[60 + i] = before;
        });
    q.parallelFor(
        ndRange(20, 10),
        it -> {
          int i = it.globalId();
          it.barrier();
          groups[80 + i] = -signed[i] > 0f ? -0.0 : -signed[i];
        });
    q.await();
    return new Object[] {widened, same, doubles, narrowed, alone, groups};
  }
}

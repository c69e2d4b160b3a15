import static dev.sycamore.Range.range;
import dev.sycamore.DeviceQueue;
/** What is known of a number whose absolute value was compared with zero. */
public class AbsoluteAndZero {
  static final double[] V = {0.0, -0.0, 1, -1, 2.5, -2.5, Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, -Double.MIN_VALUE};
  static boolean positive(double a) { return a > 0; }
  static double half(double a) { return Math.abs(a * 0.5); }
  static double abs(double a) { return a < 0 ? -a : a; }

  static double later(double v, int z) {
    double most = z;
    for (int d = 0; d < 2; d++) {
      double p = v * (d + 1);
      if (Math.abs(p) > Math.abs(most)) most = p;
    }
    return most >= 0 ? 1 : most;
  }

  public static Object run(DeviceQueue q) {
    int n = V.length;
    double[] o = new double[n * 16];
    float[] f = new float[n * 8];
    q.parallelFor(range(n), i -> {
      double x = V[i];
      double a = Math.abs(x) > 0 ? x : 0.0;
      o[i * 16] = a >= 0 ? 1 : 2;
      double b = Math.abs(x) > 1 ? x : 1.0;
      o[i * 16 + 1] = b >= 0 ? 1 : 2;
      double c = Math.abs(x) < 2 ? 1.0 : x;
      o[i * 16 + 2] = c < 0 ? 1 : 2;
      double d = Math.abs(x) != 0 ? x : 0.0;
      o[i * 16 + 3] = d >= 0 ? 1 : 2;
      double e = Math.abs(x) >= 1 ? x : 5.0;
      o[i * 16 + 4] = Math.sqrt(e);
      double g = Math.abs(x) > 0 ? x : 3.0;
      o[i * 16 + 5] = Math.abs(g);
      double h = Math.abs(x) > 0 ? x : 0.0;
      o[i * 16 + 6] = Math.abs(h) > 2 ? h : 7;
      double k = 4;
      if (Math.abs(x) > 1) k = x;
      o[i * 16 + 7] = k >= 0 ? 1 : k;
      if (Math.abs(x) > 1) o[i * 16 + 8] = x >= 0 ? 1 : 2;
      o[i * 16 + 9] = Math.abs(x) > 1 ? x >= 0 ? 1 : 2 : 3;
      o[i * 16 + 10] = Math.copySign(1, Math.abs(x) > 1 ? x : 4.0);
      o[i * 16 + 11] = (Math.abs(x) == 1 ? x : 1.0) > 0 ? 1 : 2;
      o[i * 16 + 12] = (Math.abs(x) > Math.abs(V[0]) ? x : 1.0) >= 0 ? 1 : 2;
      o[i * 16 + 13] = (Math.abs(x) < 1 ? x : 1.0) >= 0 ? 1 : 2;
      o[i * 16 + 14] = (long) (Math.abs(x) > 1 ? x : 1.0);
      o[i * 16 + 15] = Math.signum(Math.abs(x) > 1 ? x : 1.0);
      o[i * 16 + 15] += positive(Math.abs(x)) ? half(x) : 3;
      o[i * 16 + 14] += (half(positive(abs(x)) ? x : 1.0) >= 0 ? 1 : 2) + (Math.sqrt(x * x) > 0 ? x : 1) + later(x, i - i);
      float y = (float) x;
      float p = Math.abs(y) > 0 ? y : 0f;
      f[i * 8] = p >= 0 ? 1 : 2;
      float r = Math.abs(y) > 1 ? y : 1f;
      f[i * 8 + 1] = Math.abs(r);
      f[i * 8 + 2] = r < 0 ? 1 : 2;
      f[i * 8 + 3] = (y > 0 || y < 0 ? y : 1f) >= 0 ? 1 : 2;
      f[i * 8 + 4] = (y * y > 1 ? y : 1f) >= 0 ? 1 : 2;
      f[i * 8 + 5] = (-Math.abs(y) < 0 ? y : 1f) >= 0 ? 1 : 2;
      f[i * 8 + 6] = Math.max(Math.abs(y) > 1 ? y : 1f, 0f);
      f[i * 8 + 7] = (Math.abs(y) <= 0 ? 1f : y) >= 0 ? 1 : 2;
    }).await();
    double[] more = new double[n * 8];
    q.parallelFor(range(n), i -> {
      double x = V[i];
      double a = Math.abs(x);
      double z = 0;
      double b = a > z ? x : 3;
      more[i * 8] = Math.abs(b);
      double m = Math.abs(x - 1);
      double c = 1;
      if (m > 0) c = x - 1;
      more[i * 8 + 1] = c >= 0 ? 1 : 2;
      double[] w = {Math.abs(x), 0};
      more[i * 8 + 2] = Math.abs(w[0] > w[1] ? x : 1);
      double y = x < 0 ? -x : x;
      more[i * 8 + 3] = Math.abs(y > 0 ? x : 1);
      double s = 0;
      for (int k = 0; k < 3; k++) if (Math.abs(x * k) > s) s = x * k;
      more[i * 8 + 4] = s >= 0 ? 1 : 2;
      float narrow = (float) x;
      more[i * 8 + 5] = Math.abs(Math.abs(narrow) > 0 ? x : 1);
      more[i * 8 + 6] = Math.sqrt(Math.max(x, -x) > 0 ? x : 1);
    }).await();
    return new Object[] {o, f, more};
  }
}

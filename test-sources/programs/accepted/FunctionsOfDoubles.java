import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceMath.DoubleSinCos;
import dev.sycamore.DeviceQueue;
import java.util.Random;

/** {@code DeviceMath} on {@code double}: the host's bits everywhere, for any argument. */
public class FunctionsOfDoubles {
  private static double[] numbers(int n, long seed) {
    Random random = new Random(seed);
    double[] x = new double[n];
    double[] special = {
      0, 1, 2, 3, 0.5, 1.5, 2.5, 4, 5, 1023, 1024, 1074.5, 1075, 308.3, 323.4, Double.MIN_VALUE, 1e-310, Double.MIN_NORMAL, Double.MAX_VALUE,
      Double.POSITIVE_INFINITY, Double.NaN, 0x1p52, 0x1p53, 171.6, 172, 184.5, 27.2, 26.5, 0x1.fffffffffffffp-1, 0x1.0000000000001p0, 1e-60, 1e60
    };
    for (int i = 0; i < n; i++) {
      double any = Double.longBitsToDouble(random.nextLong());
      double usual = random.nextGaussian() * (1 << random.nextInt(9));
      double size = i / 2 < special.length ? special[i / 2] : i % 3 == 0 ? any : usual;
      x[i] = i % 2 == 0 ? size : -size;
    }
    return x;
  }

  private static double[] own(DeviceQueue q, double[] x) {
    int n = x.length;
    double[] y = new double[8 * n];
    q.parallelFor(
            range(n),
            i -> {
              double a = x[i];
              y[8 * i] = DeviceMath.exp2(a);
              y[8 * i + 1] = DeviceMath.exp10(a);
              y[8 * i + 2] = DeviceMath.log2(a);
              y[8 * i + 3] = DeviceMath.rsqrt(a);
              y[8 * i + 4] = DeviceMath.erf(a);
              y[8 * i + 5] = DeviceMath.erfc(a);
              y[8 * i + 6] = DeviceMath.tgamma(a);
              y[8 * i + 7] = DeviceMath.lgamma(a);
            })
        .await();
    return y;
  }

  private static double[] strict(DeviceQueue q, double[] x) {
    int n = x.length;
    double[] y = new double[10 * n];
    q.parallelFor(
            range(n),
            i -> {
              double a = x[i];
              double b = x[n - 1 - i];
              DoubleSinCos both = DeviceMath.sincos(a);
              y[10 * i] = both.sin();
              y[10 * i + 1] = both.cos();
              y[10 * i + 2] = DeviceMath.tan(a) + DeviceMath.asin(b) + DeviceMath.acos(b);
              y[10 * i + 3] = DeviceMath.atan(a) - DeviceMath.atan2(a, b);
              y[10 * i + 4] = DeviceMath.sinh(a) + DeviceMath.cosh(b) * DeviceMath.tanh(a);
              y[10 * i + 5] = DeviceMath.exp(a) + DeviceMath.expm1(b);
              y[10 * i + 6] = DeviceMath.log(a) + DeviceMath.log10(a) * DeviceMath.log1p(a);
              y[10 * i + 7] = DeviceMath.pow(a, b) + DeviceMath.cbrt(a);
              y[10 * i + 8] = DeviceMath.hypot(a, b);
              double t = DeviceMath.smoothstep(-20, 30.5, a) + DeviceMath.step(a, b);
              y[10 * i + 9] = DeviceMath.mix(a, b, t) + DeviceMath.mad(a, b, t) + DeviceMath.fma(a, t, b) + DeviceMath.sqrt(a);
            })
        .await();
    return y;
  }

  public static Object run(DeviceQueue q) {
    double[] x = numbers(2000, 3);
    return new Object[] {own(q, x), strict(q, x)};
  }
}

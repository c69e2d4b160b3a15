import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceMath.SinCos;
import dev.sycamore.DeviceQueue;
import java.util.Random;

/** {@code DeviceMath} on {@code float}: the host's bits everywhere, for any argument. */
public class FunctionsOfFloats {
  private static final int SPECIAL = 40;

  /** NaN, infinities, zeros, subnormals, integers, limits; then numbers of every exponent, and usual ones. */
  static float[] numbers(int n, long seed) {
    Random random = new Random(seed);
    float[] x = new float[n];
    float[] special = {
      0, 1, 2, 3, 0.5f, 1.5f, 2.5f, 4, 5, 0.25f, 100, 200, 88.72f, 89, 104, 127, 128, 149.5f, 45.5f, 38.6f, Float.MIN_VALUE,
      1e-40f, Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NaN, 0x1p23f, 0x1p24f, 0x1.921fb6p0f, 0x1.921fb6p1f,
      0x1.fffffep-1f, 0x1.000002p0f, 1e-10f, 1e10f, 33.0435f, 35.03f, 36, 10.05f, 3.9f, 0x1p-27f
    };
    for (int i = 0; i < n; i++) {
      float any = Float.intBitsToFloat(random.nextInt());
      float usual = (float) random.nextGaussian() * (1 << random.nextInt(7));
      float size = i / 2 < SPECIAL ? special[i / 2] : i % 3 == 0 ? any : usual;
      x[i] = i % 2 == 0 ? size : -size;
    }
    return x;
  }

  private static float[] trigonometry(DeviceQueue q, float[] x) {
    int n = x.length;
    float[] y = new float[8 * n];
    q.parallelFor(
            range(n),
            i -> {
              float a = x[i];
              y[8 * i] = DeviceMath.sin(a);
              y[8 * i + 1] = DeviceMath.cos(a);
              y[8 * i + 2] = DeviceMath.tan(a);
              y[8 * i + 3] = DeviceMath.asin(a);
              y[8 * i + 4] = DeviceMath.acos(a);
              y[8 * i + 5] = DeviceMath.atan(a);
              SinCos both = DeviceMath.sincos(a);
              y[8 * i + 6] = both.sin() - both.cos();
              y[8 * i + 7] = DeviceMath.atan2(a, x[n - 1 - i]);
            })
        .await();
    return y;
  }

  private static float[] exponentials(DeviceQueue q, float[] x) {
    int n = x.length;
    float[] y = new float[8 * n];
    q.parallelFor(
            range(n),
            i -> {
              float a = x[i];
              y[8 * i] = DeviceMath.exp(a);
              y[8 * i + 1] = DeviceMath.exp2(a);
              y[8 * i + 2] = DeviceMath.exp10(a);
              y[8 * i + 3] = DeviceMath.expm1(a);
              y[8 * i + 4] = DeviceMath.log(a);
              y[8 * i + 5] = DeviceMath.log2(a);
              y[8 * i + 6] = DeviceMath.log10(a);
              y[8 * i + 7] = DeviceMath.log1p(a);
            })
        .await();
    return y;
  }

  private static float[] powersAndRoots(DeviceQueue q, float[] x, float[] other) {
    int n = x.length;
    float[] y = new float[8 * n];
    q.parallelFor(
            range(n),
            i -> {
              float a = x[i];
              y[8 * i] = DeviceMath.sinh(a);
              y[8 * i + 1] = DeviceMath.cosh(a);
              y[8 * i + 2] = DeviceMath.tanh(a);
              y[8 * i + 3] = DeviceMath.cbrt(a);
              y[8 * i + 4] = DeviceMath.rsqrt(a);
              y[8 * i + 5] = DeviceMath.hypot(a, other[i]);
              y[8 * i + 6] = DeviceMath.pow(a, other[i]);
              y[8 * i + 7] = DeviceMath.pow(Math.abs(a), other[i]);
            })
        .await();
    return y;
  }

  private static float[] special(DeviceQueue q, float[] x) {
    int n = x.length;
    float[] y = new float[4 * n];
    q.parallelFor(
            range(n),
            i -> {
              float a = x[i];
              y[4 * i] = DeviceMath.erf(a);
              y[4 * i + 1] = DeviceMath.erfc(a);
              y[4 * i + 2] = DeviceMath.tgamma(a);
              y[4 * i + 3] = DeviceMath.lgamma(a);
            })
        .await();
    return y;
  }

  private static float[] simple(DeviceQueue q, float[] x, float[] other) {
    int n = x.length;
    float[] y = new float[8 * n];
    q.parallelFor(
            range(n),
            i -> {
              float a = x[i];
              float b = other[i];
              float c = x[n - 1 - i];
              y[8 * i] = DeviceMath.fma(a, b, c);
              y[8 * i + 1] = DeviceMath.mad(a, b, c);
              y[8 * i + 2] = DeviceMath.mix(a, b, c);
              y[8 * i + 3] = DeviceMath.step(a, b);
              y[8 * i + 4] = DeviceMath.smoothstep(a, b, c);
              y[8 * i + 5] = DeviceMath.smoothstep(-20, 30.5f, a);
              y[8 * i + 6] = DeviceMath.clamp(a, b, c);
              y[8 * i + 7] = DeviceMath.sqrt(a);
            })
        .await();
    return y;
  }

  public static Object run(DeviceQueue q) {
    float[] x = numbers(4000, 1);
    float[] other = numbers(4000, 2);
    for (int i = 0; i < 400; i++) {
      other[3000 + i] = (i - 200) / 2;
      other[3400 + i] = i - 200;
      x[3400 + i] = Math.abs(x[3400 + i]);
      other[2000 + i] = i % 80 < 40 ? x[i / 10] : -x[i / 10];
    }
    return new Object[] {
      trigonometry(q, x), exponentials(q, x), powersAndRoots(q, x, other), special(q, x), simple(q, x, other)
    };
  }
}

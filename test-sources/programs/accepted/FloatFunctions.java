import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** {@code (float) Math.exp(f)} and its like: functions on floats, with the bits of the rounded function on doubles. */
public class FloatFunctions {
  static final int SAMPLE = 1 << 15;

  /** Where functions change their way, where results overflow, are subnormal or are rounded by a hair. */
  static final float[] EDGES = {
    0, Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY, 1, 0.5f, 150, 0x1p20f, 0x1.62e43p6f, 0x1.9fe368p6f, 0x1.a8279ap-2f,
    0x1.3504f4p1f, 0x1.6a09e6p0f, 0x1.6a09e6p-1f, 0x1.921fb6p0f, 0x1.921fb6p-1f, 0x1.680cbap-4f, 0x1.fb035ap-2f, 0x1.827a74p-7f, 0x1.2f1fd6p3f
  };

  static float[] values() {
    float[] all = new float[SAMPLE];
    int n = 0;
    for (float edge : EDGES) {
      for (int d = -3; d <= 3; d++) {
        float near = Float.intBitsToFloat(Float.floatToRawIntBits(edge) + d);
        all[n++] = near;
        all[n++] = -near;
      }
    }
    for (int i = n; i < SAMPLE; i++) {
      all[i] = i % 2 == 0 ? Float.intBitsToFloat(i * 1640531527) : (float) Math.sin(i) * (i % 64);
    }
    return all;
  }

  public static Object run(DeviceQueue q) {
    float[] x = values();
    int n = x.length;
    float[] sin = new float[n], cos = new float[n], tan = new float[n], asin = new float[n], acos = new float[n], atan = new float[n];
    float[] exp = new float[n], expm1 = new float[n], sinh = new float[n], cosh = new float[n], tanh = new float[n];
    float[] log = new float[n], log10 = new float[n], log1p = new float[n], cbrt = new float[n];
    q.parallelFor(range(n), i -> sin[i] = (float) StrictMath.sin(x[i])).await();
    q.parallelFor(range(n), i -> cos[i] = (float) StrictMath.cos(x[i])).await();
    q.parallelFor(range(n), i -> tan[i] = (float) StrictMath.tan(x[i])).await();
    q.parallelFor(range(n), i -> asin[i] = (float) StrictMath.asin(x[i])).await();
    q.parallelFor(range(n), i -> acos[i] = (float) StrictMath.acos(x[i])).await();
    q.parallelFor(range(n), i -> atan[i] = (float) StrictMath.atan(x[i])).await();
    q.parallelFor(range(n), i -> exp[i] = (float) StrictMath.exp((double) x[i])).await();
    q.parallelFor(range(n), i -> expm1[i] = (float) (StrictMath.expm1(x[i]))).await();
    q.parallelFor(range(n), i -> sinh[i] = (float) StrictMath.sinh(x[i])).await();
    q.parallelFor(range(n), i -> cosh[i] = (float) StrictMath.cosh(x[i])).await();
    q.parallelFor(range(n), i -> tanh[i] = (float) StrictMath.tanh(x[i])).await();
    q.parallelFor(range(n), i -> log[i] = (float) -StrictMath.log(x[i])).await();
    q.parallelFor(range(n), i -> log10[i] = (float) StrictMath.log10(x[i])).await();
    q.parallelFor(range(n), i -> log1p[i] = (float) StrictMath.log1p(x[i])).await();
    q.parallelFor(range(n), i -> cbrt[i] = (float) StrictMath.cbrt(x[i])).await();
    float[] powers = new float[n], roots = new float[n], squares = new float[n], angles = new float[n], lengths = new float[n];
    q.parallelFor(range(n), i -> powers[i] = (float) StrictMath.pow(x[i], x[(i * 7 + 3) & (SAMPLE - 1)])).await();
    q.parallelFor(range(n), i -> roots[i] = (float) StrictMath.pow(x[i], 2.5) + (float) StrictMath.pow(x[i], 0.1)).await();
    q.parallelFor(range(n), i -> squares[i] = (float) StrictMath.pow(i, 3f) - (float) (StrictMath.pow((double) x[i], 2))).await();
    q.parallelFor(range(n), i -> angles[i] = (float) StrictMath.atan2(x[i], x[n - 1 - i])).await();
    q.parallelFor(range(n), i -> lengths[i] = (float) StrictMath.hypot(x[i], x[n - 1 - i])).await();
    return new float[][] {
      sin, cos, tan, asin, acos, atan, exp, expm1, sinh, cosh, tanh, log, log10, log1p, cbrt, powers, roots, squares, angles, lengths
    };
  }
}

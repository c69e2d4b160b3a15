import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Double2;
import dev.sycamore.Float4;

/** {@code DeviceMath.fdim} of all pairs of edge values: the host's bits, those of zeros and NaNs too. */
public class PositiveDifferences {
  private static final double[] EDGES = {
    0.0, -0.0, 1, -1, 0.1, 1.0000001, 16777216, 16777217, 1e30, -1e30, 1e-30,
    Float.MIN_VALUE, -Float.MIN_VALUE, 1e-40f, 0x1.8p-127, Float.MIN_NORMAL, 0x1.000002p-126, Float.MAX_VALUE, -Float.MAX_VALUE,
    0x1p103, Double.MIN_VALUE, -Double.MIN_VALUE, 1e-310, Double.MIN_NORMAL, 0x1.0000000000001p-1022, Double.MAX_VALUE, -Double.MAX_VALUE,
    0x1p970, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN
  };

  private static int[] floats(DeviceQueue q, float[] x) {
    int n = x.length;
    int[] bits = new int[n * n];
    q.parallelFor(range(n * n), i -> bits[i] = Float.floatToRawIntBits(DeviceMath.fdim(x[i / n], x[i % n]))).await();
    return bits;
  }

  private static long[] doubles(DeviceQueue q, double[] x) {
    int n = x.length;
    long[] bits = new long[n * n];
    q.parallelFor(range(n * n), i -> bits[i] = Double.doubleToRawLongBits(DeviceMath.fdim(x[i / n], x[i % n]))).await();
    return bits;
  }

  /** A limit that is a zero wherever it is called: compilers make a minimum or maximum of the choice. */
  private static float above(float x, float limit) {
    float d = DeviceMath.fdim(x, limit);
    return d < limit ? d : limit > d ? limit : -d;
  }

  private static float[] constants(DeviceQueue q, float[] x, float captured) {
    int n = x.length;
    float[] y = new float[9 * n];
    q.parallelFor(
            range(n),
            i -> {
              y[9 * i] = DeviceMath.fdim(x[i], 0f);
              y[9 * i + 1] = DeviceMath.fdim(x[i], -0f);
              y[9 * i + 2] = DeviceMath.fdim(0f, x[i]);
              y[9 * i + 3] = DeviceMath.fdim(-0f, x[i]);
              y[9 * i + 4] = DeviceMath.fdim(x[i], x[i]);
              y[9 * i + 5] = DeviceMath.fdim(x[i], captured);
              y[9 * i + 6] = 1 / DeviceMath.fdim(Float.NEGATIVE_INFINITY, x[i]);
              y[9 * i + 7] = above(x[i], 0f) + above(x[i], -0f);
              y[9 * i + 8] = DeviceMath.fdim(x[i], i % 3) + DeviceMath.fdim(3, 1f);
            })
        .await();
    return y;
  }

  private static float[] signs(DeviceQueue q, float[] x, float zero) {
    int n = x.length;
    float[] y = new float[3 * n];
    q.parallelFor(
            range(n),
            i -> {
              float d = DeviceMath.fdim(x[i], 2.5f);
              y[3 * i] = d > zero ? d : zero;
              y[3 * i + 1] = d <= zero ? zero : -d;
              y[3 * i + 2] = Math.copySign(3f, DeviceMath.fdim(zero, -zero));
            })
        .await();
    return y;
  }

  private static Object[] vectors(DeviceQueue q, float[] x, double[] z) {
    int n = x.length - 3;
    float[] floats = new float[4 * n];
    double[] doubles = new double[2 * n];
    q.parallelFor(
            range(n),
            i -> {
              Float4 v = Float4.of(x[i], x[i + 1], x[i + 2], x[i + 3]);
              v.zip(Float4.splat(x[n - 1 - i]), DeviceMath::fdim).store(floats, 4 * i);
              Double2.of(z[i], z[i + 1]).zip(Double2.of(z[i + 1], z[i]), DeviceMath::fdim).store(doubles, 2 * i);
            })
        .await();
    return new Object[] {floats, doubles};
  }

  /** Every fourth of the second operand, added up: a loop that may run on several lanes. */
  private static double[] sums(DeviceQueue q, double[] z) {
    int n = z.length;
    double[] y = new double[n];
    q.parallelFor(
            range(n),
            i -> {
              double sum = 0;
              for (int k = 0; k < n; k += 4) {
                sum += DeviceMath.fdim(z[i] * 1e-3, z[k] * 1e-3) * 1e-3;
              }
              y[i] = sum;
            })
        .await();
    return y;
  }

  public static Object run(DeviceQueue q) {
    int n = EDGES.length;
    float[] x = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = (float) EDGES[i];
    }
    return new Object[] {
      floats(q, x), doubles(q, EDGES), constants(q, x, 0f), constants(q, x, -0f), signs(q, x, 0f), signs(q, x, -0f), vectors(q, x, EDGES),
      sums(q, EDGES)
    };
  }
}

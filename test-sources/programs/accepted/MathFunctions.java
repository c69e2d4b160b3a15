import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** {@code StrictMath} and the exact part of {@code Math}, integer and bit helpers, over edge values. */
public class MathFunctions {
  static final double[] VALUES = {
    0.0, -0.0, 1, -1, 0.5, -2.5, 1e-5, 3.75, 100.25, -1e10, 1e18, 1e300, 4.9e-324, 2.2e-308, Double.NaN,
    Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 709.5, -745.2, Math.PI, 1.5707963267948966
  };

  public static Object run(DeviceQueue q) {
    int n = VALUES.length;
    double[] one = new double[n * 17];
    double[] two = new double[n * n * 5];
    float[] floats = new float[n * n * 3];
    long[] ints = new long[n * n];
    q.parallelFor(
            range(n),
            i -> {
              double x = VALUES[i];
              int at = i * 17;
              one[at++] = StrictMath.sin(x);
              one[at++] = StrictMath.cos(x);
              one[at++] = StrictMath.tan(x);
              one[at++] = StrictMath.asin(x);
              one[at++] = StrictMath.acos(x);
              one[at++] = StrictMath.atan(x);
              one[at++] = StrictMath.exp(x);
              one[at++] = StrictMath.log(x);
              one[at++] = StrictMath.log10(x);
              one[at++] = StrictMath.cbrt(x);
              one[at++] = StrictMath.sinh(x) + StrictMath.tanh(x);
              one[at++] = Math.sqrt(x);
              one[at++] = Math.rint(x) + Math.floor(x) - Math.ceil(x);
              one[at++] = Math.abs(x) + Math.signum(x);
              one[at++] = Math.ulp(x);
              one[at++] = Math.nextUp(x) + Math.round(x) + Math.getExponent(x);
              one[at] = StrictMath.log1p(x) + StrictMath.expm1(x);
            })
        .await();
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              double x = VALUES[i], y = VALUES[j];
              int at = (i * VALUES.length + j) * 5;
              two[at] = StrictMath.pow(x, y);
              two[at + 1] = StrictMath.atan2(x, y);
              two[at + 2] = Math.min(x, y) - Math.max(x, -y);
              two[at + 3] = Math.copySign(x, y) + Math.IEEEremainder(x, y);
              two[at + 4] = Math.fma(x, y, x) + StrictMath.hypot(x, y);
              float f = (float) x, g = (float) y;
              at = (i * VALUES.length + j) * 3;
              floats[at] = Math.min(f, g);
              floats[at + 1] = Math.fma(f, g, f);
              floats[at + 2] = (float) Math.sqrt(f) + Math.abs(g) + Math.round(f);
              int a = (int) x * 31 + i, b = (int) y + 3 - j;
              long c = (long) x + i, d = (long) y - j;
              ints[i * VALUES.length + j] =
                  Math.abs(a) + Math.max(a, b) + Math.min(c, d) + Integer.bitCount(a) + Long.numberOfLeadingZeros(c)
                      + Integer.numberOfTrailingZeros(b) + Integer.rotateLeft(a, b) + Long.rotateRight(c, b) + Integer.reverse(a)
                      + (b == 0 ? 0 : Math.floorMod(a, b) + Math.floorDiv(a, b)) + Math.multiplyHigh(c, d) + Integer.compareUnsigned(a, b)
                      + Float.floatToRawIntBits(f > 0 ? f : 1) + Long.signum(d) + Character.MAX_VALUE;
            })
        .await();
    return new Object[] {one, two, floats, ints};
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Static methods that the JDK has had since versions 18 to 25, where they throw nothing. */
public class NewerMethods {
  static final int[] INTS = {0, 1, -1, 2, 7, -13, 255, 46340, -46341, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x55aa33cc};
  static final long[] LONGS = {
    0, 1, -1, 2, 7, -13, 255, 3037000499L, -3037000500L, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, 0x0123456789abcdefL
  };
  static final double[] REALS = {0.0, -0.0, 1, -2.5, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY};

  public static Object run(DeviceQueue q) {
    int n = INTS.length;
    int[] ints = new int[n * n * 6];
    long[] longs = new long[n * n * 6];
    int[] powers = new int[n * 20];
    long[] longPowers = new long[n * 20];
    int m = REALS.length;
    double[] reals = new double[m * 3];
    float[] floats = new float[m * 3];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              int x = INTS[i], y = INTS[j];
              int at = (i * n + j) * 6;
              ints[at] = Integer.compress(x, y);
              ints[at + 1] = Integer.expand(x, y);
              ints[at + 2] = Math.clamp((long) x * y, -1000, 1 << 20);
              ints[at + 3] = y == 0 || y == -1 ? 0 : Math.divideExact(x, y) + Math.floorDivExact(x, y) + Math.ceilDivExact(x, y);
              ints[at + 4] = y == 0 ? 0 : Math.ceilDiv(x, y) + Math.ceilMod(x, y);
              ints[at + 5] = Math.unsignedMultiplyExact(x >>> 16, y >>> 16);
              long a = LONGS[i], b = LONGS[j];
              longs[at] = Long.compress(a, b);
              longs[at + 1] = Long.expand(a, b);
              longs[at + 2] = Math.clamp(a, b >> 63, b >>> 1);
              longs[at + 3] = b == 0 || b == -1 ? 0 : Math.divideExact(a, b) + Math.floorDivExact(a, b) + Math.ceilDivExact(a, b);
              longs[at + 4] = Math.unsignedMultiplyHigh(a, b);
              longs[at + 5] = Math.unsignedMultiplyExact(a >>> 32, b >>> 32) + Math.unsignedMultiplyExact(a >>> 32, y);
            })
        .await();
    q.parallelFor(
            range(n, 20),
            (i, k) -> {
              powers[i * 20 + k] = Math.powExact(INTS[i] >> 29, k / 2) + Math.unsignedPowExact(INTS[i] >>> 29, k / 2);
              longPowers[i * 20 + k] = Math.powExact(LONGS[i] >> 60, k) + Math.unsignedPowExact(LONGS[i] >>> 61, k);
            })
        .await();
    q.parallelFor(
            range(m),
            i -> {
              reals[i * 3] = Math.clamp(REALS[i], -0.0, 0.0);
              reals[i * 3 + 1] = Math.clamp(REALS[i], -2.5, 1e10);
              reals[i * 3 + 2] = StrictMath.clamp(REALS[i], Double.NEGATIVE_INFINITY, -1);
              floats[i * 3] = Math.clamp((float) REALS[i], -0.0f, 0.0f);
              floats[i * 3 + 1] = Math.clamp((float) REALS[i], -2.5f, 1e10f);
              floats[i * 3 + 2] = Math.clamp((float) REALS[i], 1, 1);
            })
        .await();
    return new Object[] {ints, longs, powers, longPowers, reals, floats};
  }
}

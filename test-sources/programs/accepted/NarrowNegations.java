import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Negations and absolute values of bytes and shorts that have no counterpart, widened afterwards. */
public class NarrowNegations {
  public static Object run(DeviceQueue q) {
    short[] shorts = {Short.MIN_VALUE, Short.MAX_VALUE, 0, 1, -1, Short.MIN_VALUE};
    byte[] bytes = {Byte.MIN_VALUE, Byte.MAX_VALUE, 0, 1, -1, Byte.MIN_VALUE};
    int n = shorts.length;
    long[] wide = new long[n];
    int[] ints = new int[n];
    double[] doubles = new double[n];
    q.parallelFor(
            range(n),
            i -> {
              short s = shorts[i];
              short negative = (short) -s;
              short absolute = (short) Math.abs(s);
              byte b = (byte) -bytes[i];
              wide[i] = negative * 3L + absolute * 5L + b * 7L;
              ints[i] = negative + (short) (s < 0 ? -s : s) * 11 + (byte) Math.abs(bytes[i]) * 13;
              doubles[i] = negative / 2.0 + absolute;
              shorts[i] /= -1.0;
              wide[i] = wide[i] * 31 + shorts[i];
              bytes[i] = b;
            })
        .await();
    return new Object[] {shorts, bytes, wide, ints, doubles};
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;

/** Captured values of every primitive type and {@code Half}, in an order that leaves gaps, with the ends of each. */
public class CapturedPrimitives {
  enum Mode {
    SLOW,
    FAST,
    FASTEST
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      all(q, true, (byte) -128, 'a', (short) -32768, 1, -1L, 0.5f, -0.0, Half.of(-2.5f), Mode.FASTEST),
      all(
          q,
          false,
          (byte) 127,
          '\uffff',
          (short) 32767,
          Integer.MIN_VALUE,
          Long.MIN_VALUE,
          Float.MIN_VALUE,
          Double.MIN_VALUE,
          Half.ofBits((short) 1),
          Mode.SLOW),
      all(
          q,
          true,
          (byte) -1,
          '\0',
          (short) -1,
          Integer.MAX_VALUE,
          Long.MAX_VALUE,
          Float.NaN,
          Double.NEGATIVE_INFINITY,
          Half.of(Float.POSITIVE_INFINITY),
          Mode.FAST),
      some(q, (byte) -7, 1.25, true, 'x', 3L, (short) 9, false, 2.5f),
      twoNames(q)
    };
  }

  static Object all(
      DeviceQueue q, boolean z, byte b, char c, short s, int i, long l, float f, double d, Half h, Mode m) {
    long[] bits = new long[11];
    float[] floats = new float[2];
    double[] doubles = new double[1];
    q.singleTask(
            () -> {
              bits[0] = z ? 1 : 0;
              bits[1] = b;
              bits[2] = c;
              bits[3] = s;
              bits[4] = i;
              bits[5] = l;
              bits[6] = m.ordinal();
              bits[7] = m == Mode.FAST ? 1 : 0;
              bits[8] = switch (m) {
                case SLOW -> 10;
                case FAST -> 20;
                case FASTEST -> 30;
              };
              bits[9] = c + b;
              bits[10] = h.bits();
              floats[0] = f;
              floats[1] = h.toFloat();
              doubles[0] = d;
            })
        .await();
    return new Object[] {bits, floats, doubles};
  }

  /** Each has to be at a multiple of its own size; what is not used leaves no gap. */
  static Object some(
      DeviceQueue q, byte b, double d, boolean z, char c, long unused, short s, boolean y, float f) {
    double[] out = new double[7];
    q.singleTask(
            () -> {
              out[0] = b;
              out[1] = d;
              out[2] = z ? 1 : 2;
              out[3] = c;
              out[4] = s;
              out[5] = y ? 1 : 2;
              out[6] = f;
            })
        .await();
    return out;
  }

  /** One array under two names is one array on the device too. */
  static Object twoNames(DeviceQueue q) {
    int[] a = new int[8];
    int[] same = a;
    q.singleTask(
            () -> {
              for (int i = 1; i < a.length; i++) {
                a[i] = same[i - 1] + 3;
                same[i] ^= a[i - 1];
              }
            })
        .await();
    return a;
  }
}

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Every operator on every primitive type, with edge values, mixed types and promotions. */
public class Operators {
  static final long[] EDGES = {
    0, 1, -1, 2, 31, 32, 33, 63, 64, 127, 128, -128, 255, 32767, -32768, 65535, 65536, Integer.MAX_VALUE,
    Integer.MIN_VALUE, 0xffffffffL, Long.MAX_VALUE, Long.MIN_VALUE, 0x5555555555555555L
  };
  static final double[] REALS = {
    0.0, -0.0, 1.0, -1.5, 0.1, 1e10, -1e20, 1e300, 4.9e-324, 1.4e-45, Double.NaN, Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY, Double.MAX_VALUE, 3.4e38, 2147483647.5, -2147483648.5, 9.3e18
  };

  static long ints(int a, int b) {
    long r = a + b;
    r = r * 31 + (a - b);
    r = r * 31 + (a * b);
    r = r * 31 + (b == 0 ? 0 : a / b);
    r = r * 31 + (b == 0 ? 0 : a % b);
    r = r * 31 + (a & b) + (a | b) + (a ^ b) + ~a + -b + +a;
    r = r * 31 + (a << b) + (a >> b) + (a >>> b);
    r = r * 31 + (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0) + (a != b ? 32 : 0);
    return r;
  }

  static long longs(long a, long b) {
    long r = a + b;
    r = r * 31 + (a - b);
    r = r * 31 + (a * b);
    r = r * 31 + (b == 0 ? 0 : a / b);
    r = r * 31 + (b == 0 ? 0 : a % b);
    r = r * 31 + (a & b) + (a | b) + (a ^ b) + ~a + -b + +a;
    r = r * 31 + (a << b) + (a >> b) + (a >>> b) + ((int) a << b) + ((int) a >>> b) + (a << (int) b);
    r = r * 31 + (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0) + (a != b ? 32 : 0);
    return r;
  }

  static long mixed(byte a, short b, char c, int d, long e) {
    long r = a + c;
    r = r * 31 + (b * c) + (c - a) + (a << c) + (c >>> a) + (c >> b);
    r = r * 31 + (a & c) + (b | e) + (c ^ d) + ~c + -a;
    r = r * 31 + (c > a ? 1 : 0) + (b == c ? 2 : 0) + (a < e ? 4 : 0);
    byte narrow = (byte) (a + b);
    short shorter = (short) (c * d);
    char wide = (char) (a - e);
    r = r * 31 + narrow + shorter + wide;
    narrow += c;
    shorter -= e;
    wide *= b;
    narrow <<= d;
    shorter >>>= a;
    wide ^= a;
    narrow++;
    --shorter;
    wide--;
    return r * 31 + narrow + shorter * 3 + wide * 7;
  }

  static boolean truth(boolean a, boolean b) {
    boolean r = a & b | !a ^ b;
    r |= a && !b || b;
    r &= a == b;
    r ^= a != b ? a : !b;
    return r;
  }

  static double reals(double a, double b) {
    double r = a + b;
    r += (a - b) * 0.5 + a * b - a / b + a % b;
    r += (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0) + (a != b ? 32 : 0);
    return r;
  }

  static float floats(float a, float b) {
    float r = (a - b) * 0.5f + a * b;
    r = r == r ? r : 1;
    float s = a / b + a % b;
    s = s == s ? s : 2;
    return r + s + (a < b ? 1 : 0) + (a >= b ? 8 : 0);
  }

  static long casts(double d) {
    float f = (float) d;
    long r = (int) d;
    r = r * 31 + (long) d;
    r = r * 31 + (int) f + (byte) d + (short) f + (char) d + (char) f + (byte) (long) d;
    r = r * 31 + Float.floatToIntBits((float) (int) d) + Double.doubleToLongBits((double) (long) d) + Float.floatToIntBits((long) d);
    return r;
  }

  public static Object run(DeviceQueue q) {
    int n = EDGES.length, m = REALS.length;
    long[] ints = new long[n * n], longs = new long[n * n], mixed = new long[n * n];
    boolean[] truths = new boolean[4];
    double[] reals = new double[m * m];
    float[] floats = new float[m * m];
    long[] casts = new long[m];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              long a = EDGES[i], b = EDGES[j];
              ints[i * EDGES.length + j] = ints((int) a, (int) b);
              longs[i * EDGES.length + j] = longs(a, b);
              mixed[i * EDGES.length + j] = mixed((byte) a, (short) b, (char) a, (int) b, a ^ b);
            })
        .await();
    q.parallelFor(range(4), i -> truths[i] = truth((i & 1) == 1, (i & 2) == 2)).await();
    q.parallelFor(
            range(m, m),
            (i, j) -> {
              reals[i * REALS.length + j] = reals(REALS[i], REALS[j]);
              floats[i * REALS.length + j] = floats((float) REALS[i], (float) REALS[j]);
            })
        .await();
    q.parallelFor(range(m), i -> casts[i] = casts(REALS[i])).await();
    return new Object[] {ints, longs, mixed, truths, reals, floats, casts};
  }
}

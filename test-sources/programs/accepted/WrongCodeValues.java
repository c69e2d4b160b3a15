import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Floats, memory and straight lines of the kinds of {@code WrongCodeIntegers}. */
public class WrongCodeValues {
  static final float[] FLOATS = {
    0f, -0f, 1f, -1f, 0.5f, -2.5f, 255f, 512f, 600f, -1e30f, 3e38f, 16777217f, Float.NaN, Float.POSITIVE_INFINITY,
    Float.NEGATIVE_INFINITY, Float.MIN_VALUE, -Float.MIN_VALUE
  };

  static float n74297(boolean c, float a, float b) {
    float sum = a + b;
    float difference = a - b;
    return (c ? sum : a) + (c ? a : difference);
  }

  static float n113423(float x, float y) {
    float scaled = x * x;
    float quotient = y / x;
    return (x <= 0f ? x : scaled) + (y > x ? y : quotient);
  }

  static double n113989(double x) {
    double from = 0.0 - x;
    return x <= 0.0 ? from : x;
  }

  static int n167627(int i) {
    float a = (float) i * -1e30f + -4.7e27f;
    float b = (float) i + 16777216f;
    return (a != 0f ? 1 : 0) + (b > 16777216f ? 2 : 0) + (a < b ? 4 : 0) + (int) ((float) i * 3f);
  }

  static int n79158(int x) {
    int c = x > 0 ? 1 : 0;
    return (int) (255f * c) & 255;
  }

  static double n164617(double v) {
    double most = 0;
    for (int d = 0; d < 2; d++) {
      double[] w = {0.0, 1.0};
      w[d] = 1.0;
      double product = v * w[0] + 0.0 * w[1];
      if (Math.abs(product) > Math.abs(most)) most = product;
    }
    return most >= 0 ? 1 : most;
  }

  static float n177541(float x) {
    float b = x < 255f ? 255f : x;
    return x > 512f ? 512f : b;
  }

  static int n128528(int b) {
    int chosen = b == 0 ? 8 : 1;
    return (int) (chosen * 4.16666666666666666019e02) + (int) ((b == 0 ? 4294967295L : 1L) * 0.5);
  }

  static int n79743(int start, byte first) {
    int b = 63;
    byte e = 122;
    byte j = first;
    int g = start;
    for (; g <= 7; g++) {
      b &= j;
      j = e &= (byte) 181;
      if ((byte) (j + 1 - 49) + j != 0) break;
    }
    return g * 64 + b;
  }

  static int n87630(int e, int c) {
    int d = 0, b = 0, i = 32768;
    for (int a = 0; a < 32; a++) {
      b = i ^= 1;
      i |= e;
      d |= i + c;
    }
    return b * 3 + (byte) d;
  }

  static int n86784(int first, int small) {
    int a = first;
    long[] values = {614, 614, 614, 614, 614, 614, 614, 614};
    byte c = 0;
    for (short k = 0; k <= 7; k++) {
      a &= (int) values[k];
      c ^= (byte) ((small <= k ? 1 : 0) + values[k] & 255);
    }
    return (a >> 8) * 1000 + c;
  }

  static int n129057(int[] f, int at) {
    int all = 1;
    for (int k = 0; k < 4; k++) {
      int v = (byte) (f[at + k] + 5) & 66440127;
      byte shifted = (byte) (v << (Integer.toUnsignedLong(v) > 33554431L ? 0 : 6));
      all &= shifted;
    }
    return all;
  }

  static byte n127177(int bits) {
    byte sum = 0;
    for (int k = 1; k < 16; k++) {
      if (k == 4 || k == 5 || k == 9) continue;
      sum = (byte) (sum + (bits >> k & 1));
    }
    return sum;
  }

  static int n112460(int bits, byte first) {
    int v = first & 255;
    for (int k = 0; k < 4; k++) {
      int bit = bits >> k & 1;
      int less = bit > v ? 0 : bit;
      v = bit == 0 ? v : v - less;
    }
    return v;
  }

  static float n135410(int x, int lane) {
    float sum = 0;
    for (int k = 0; k < 4; k++) {
      long wide = k == lane ? x * 4294967297L : 0;
      sum = sum * 0.5f + ((float) (int) wide + (float) wide);
    }
    return sum;
  }

  static int n135113(int a, int b) {
    int odd = 0;
    for (int k = 0; k < 8; k++) odd ^= (a >> k & 3) == 0 | (b >> k & 1) != 0 ? 1 : 0;
    return odd;
  }

  static int n97475(int a, int b, int c, int d) {
    int[] v = {a, b, c, d};
    int[] from = {1, 1, 0, 3};
    int sum = 0;
    for (int k = 0; k < 4; k++) sum = sum * 5 + (v[k] == 0 ? v[from[k]] : 0);
    return sum;
  }

  static long n174046(long a, long b) {
    long[] v = {a, b};
    return (v[0] & 0xFFFFFFFFFFFFFFFFL) * 3 + (v[1] & -1L) + (int) v[0] + (int) (v[1] >>> 32);
  }

  static int n69096(int k, int at, byte[] buffer) {
    buffer[at + 2]--;
    for (int f = 2; f < 4; f++) buffer[at + (byte) (k & 1) * f] = 5;
    return buffer[at + 2];
  }

  static long n119646(long[] e, int at, long a, long b) {
    e[at] = 208;
    long old = e[at];
    e[at] = a != 0 && b != 0 ? old / b : old == 0 ? 1 : 0;
    if (e[at] < 0) e[at] = -e[at];
    return e[at] + old;
  }

  static int n111585(int n, boolean once) {
    float[] one = {7f, 8f};
    float[] other = {9f};
    float[] at = one;
    for (int k = 0; k < n; k++) {
      at[0] = k;
      at = once ? one : other;
    }
    return (int) (one[0] * 100 + other[0] * 10 + at[0]);
  }

  static int n79175(long[] f, int at, int n) {
    int result = 0;
    for (int call = 0; call < n; call++) {
      long was = f[at];
      long a = was == 0 ? 1 : call % was;
      f[at] = 0;
      f[at] = 1 > f[at] ? 1 : 0;
      if (f[at] != 0) result += (int) (was * 10 + a);
      else result--;
    }
    return result;
  }

  static int n158761(int[] p, int at, int size) {
    if (size == 16) {
      int v = p[at];
      if (v == 123 & size == 16) return 1;
    }
    return 0;
  }

  static int n65195(int first, boolean c) {
    int[] v = {first};
    int before = v[0];
    if (c) {
      if (before == 0) v[0] = 0;
    }
    return v[0] == 2 ? 5 : v[0] * 3;
  }

  static int n220904(int choice, int index) {
    byte[] bytes = {44, 20, 0, 7};
    byte[] copy = new byte[4];
    if (choice == 3) {
      bytes[0] = 0;
      for (int k = 0; k < 4; k++) copy[k] = bytes[k];
    }
    for (int k = 0; k < 4; k++) copy[k] = (byte) (k * choice);
    for (int k = 0; k < 4; k++) copy[k] += 1;
    return bytes[index & 3] * 256 + copy[index & 3];
  }

  static int n67643(int x) {
    int[] a = {x, x + 1, x + 2, x + 3};
    int[] b = a.clone();
    a[1] = -1;
    int[] c = b.clone();
    b[2] = -2;
    return a[1] + b[1] * 3 + c[2] * 5 + b[2] * 7 + a[2] * 11;
  }

  record Pair(int a, byte b) {}

  static int n149294(Pair given, int x) {
    Pair made = new Pair(given.a() + x, (byte) 0);
    Pair kept = made;
    made = new Pair(kept.a(), given.b());
    return made.a() * 31 + made.b() + kept.b();
  }

  static int n186922(int[] from, int[] to, int at, int n) {
    for (int k = 0; k < n; k++) to[at + k] = from[at + k];
    return n == 0 ? 0 : to[at + n - 1];
  }

  static int n63602(int[] a, int at, int n) {
    for (int k = 0; k < n; k++) {
      a[at + 2 * k] = k;
      a[at + 2 * k + 2] = k + 100;
    }
    return a[at + n];
  }

  static int n11032(int x, int y) {
    return Math.max(Math.abs(x), Math.abs(y)) * 3 + Math.max(Math.abs(x), y);
  }

  static int n10958(short a, short b) {
    return Math.abs(a) < Math.abs(b) ? a : b;
  }

  public static Object run(DeviceQueue q) {
    int n = FLOATS.length;
    float[] floats = new float[n * n * 3];
    double[] doubles = new double[n * 2];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              int at = (i * n + j) * 3;
              floats[at] = n74297((i & 1) != 0, FLOATS[i], FLOATS[j]);
              floats[at + 1] = n113423(FLOATS[i], FLOATS[j]);
              floats[at + 2] = n177541(FLOATS[i]);
              if (j == 0) {
                doubles[i * 2] = n113989(FLOATS[i]);
                doubles[i * 2 + 1] = n164617(FLOATS[i]);
              }
            })
        .await();
    int m = 133;
    int forms = 25;
    int[] ints = new int[m * forms];
    int[] rows = new int[m * 40];
    int[] from = new int[m * 40];
    int[] to = new int[m * 40];
    long[] longs = new long[m * 4];
    byte[] bytes = new byte[m * 4];
    float[] sums = new float[m];
    for (int k = 0; k < from.length; k++) from[k] = k * 1234567 ^ k << 20;
    Pair given = new Pair(77, (byte) -3);
    q.parallelFor(
            range(m),
            i -> {
              int at = i * forms;
              ints[at] = n167627(i - 60);
              ints[at + 1] = n79158(i - 5);
              ints[at + 2] = n128528(i & 1);
              ints[at + 3] = n79743(i & 7, (byte) i);
              ints[at + 4] = n87630(i & 3, i - 60);
              ints[at + 5] = n86784(3050 + i, i & 7);
              ints[at + 6] = n129057(from, i * 40);
              ints[at + 7] = n127177(i * 977);
              ints[at + 8] = n112460(i, (byte) (i * 5));
              ints[at + 9] = n135113(i, i * 3);
              ints[at + 10] = n97475(i & 1, i & 2, i & 4, i);
              ints[at + 11] = n69096(i, i * 4, bytes);
              ints[at + 12] = n111585(i & 3, (i & 4) != 0);
              ints[at + 13] = n79175(longs, i * 4, i & 7);
              ints[at + 14] = n158761(from, i * 40, i & 31);
              ints[at + 15] = n65195(i & 3, (i & 4) != 0);
              ints[at + 16] = n220904(i & 3, i);
              ints[at + 17] = n67643(i);
              ints[at + 18] = n149294(given, i);
              ints[at + 19] = n186922(from, to, i * 40, i % 40);
              ints[at + 20] = n63602(rows, i * 40, i & 15);
              ints[at + 21] = n11032(i - 60, 30 - i);
              ints[at + 22] = n10958((short) (i * 997), (short) (i * -1571));
              ints[at + 23] = n11032(Integer.MIN_VALUE + (i & 1), i - 2);
              ints[at + 24] = n10958((short) (i - 32768), (short) (32700 + i));
              longs[i * 4 + 1] = n174046(i * 4294967297L - 9, -i * 77777777777L);
              longs[i * 4 + 2] = n119646(longs, i * 4 + 3, i & 1, i & 3);
              sums[i] = n135410(i * 16777259, i & 3);
            })
        .await();
    return new Object[] {floats, doubles, ints, rows, to, longs, bytes, sums};
  }
}

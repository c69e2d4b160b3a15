import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Expressions {
  static final int N = 3;

  static double wide(double x) {
    return x;
  }

  static byte narrow(int x) {
    return (byte) x;
  }

  void run(
      DeviceQueue q, byte b, short s, char c, int n, long l, float f, double d, boolean z,
      byte[] bs, long[] ls, float[] fs) {
    q.parallelFor(
        range(8),
        i -> {
          int promoted = b + s * c - -b;
          long mixed = b + l;
          double up = l * f + d;
          int shifts = (b << l) + (n >>> 33) + (int) (l >> n);
          boolean logic = z & n > 3 ^ true | !z && d < f || l == c;
          bs[i] += d;
          bs[i]++;
          int k = n;
          ls[k++] <<= l;
          ls[i] = z ? b : 'x';
          char ch = (char) (c + 1);
          ch += 1;
          short tiny = z ? 1 : s;
          fs[i] = 1 / 2 + 1 / 2f + N * 2;
          fs[i] = (float) 2.0 + 'a' + 0x1p3f + 1_000;
          fs[narrow(n)] = (float) wide(n);
          int bits = ~n ^ 0xFF;
          float rest = f % 3;
          fs[i] %= d;
          k = k = 4;
          int m = Math.max(n, b) + Math.abs(-n) + (int) Math.sqrt(n) + Integer.bitCount(n);
          int back = Float.floatToRawIntBits(f);
          b2(bs, 0);
        });
  }

  static void b2(byte[] bytes, int at) {
    bytes[at] = -1;
  }
}

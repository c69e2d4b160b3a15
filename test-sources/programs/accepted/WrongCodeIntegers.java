import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/**
 * Integer code of the kinds that public reports on LLVM are about: docs/WRONG-CODE-REPORTS.md. The
 * number of a method is the report's.
 */
public class WrongCodeIntegers {
  static final int[] INTS = {
    0, 1, -1, 2, -2, 3, 4, 5, 6, 7, 8, 11, 30, 31, 33, 48, 67, 68, 69, 70, 99, 127, 128, -128, 255, 768, 32767, -32768, 65535,
    1 << 16, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -7655, 531392347
  };
  static final long[] LONGS = {
    0, 1, -1, 9, -9, 127, 255, 65535, 1L << 31, 1L << 32, -1L << 31, 4073709551615L, 20166877897343356L, 67091868267747441L,
    -63507613781690L, -63507613781689L, 6012974, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, 12345
  };

  static long n64669(long a, int b, int c) {
    long d = b != c ? 1 : 0;
    return a * d + d;
  }

  static int n63327(int b) {
    return ((b & -b) ^ b) < 0 ? 1 : 0;
  }

  static int n62175(int a, int b) {
    int shifted = (-~3 << b) * a;
    int divisor = ~-shifted;
    return divisor == 0 ? 99 : -1 / divisor;
  }

  static int n76162(int a, int b) {
    byte f = -1;
    return a + f == (1 & b) + f + f ? 1 : 0;
  }

  static int n89516(int x, int y) {
    int power = 1 << x;
    int rest = 1 % power;
    return y < 0 ? rest + power : rest;
  }

  static int n70509(int e, int n) {
    int k = (short) e;
    return k + Integer.MIN_VALUE > n + Integer.MIN_VALUE ? 3 : 0;
  }

  static int n63926(int h) {
    return h > 7 ? 0 : h + 2 != 0 ? 5 & 1 << h : 48 & 1 << h - 2;
  }

  static int n63727(int g) {
    if (g < 68) return 0;
    return g < 768 ? 5 & 1 << g - 68 : 1 << g - 2;
  }

  static int n64333(int h) {
    return h < 8 ? 0 : (h < 48 ? 1 : 0) & 1 << h - 2;
  }

  static int n71330(int f) {
    if ((f & 8) == 0) return 0;
    if ((f & 12) == 0) return 1;
    if ((f & 14) == 0) return 2;
    return (f & 15) != 0 ? 3 : 1;
  }

  static short n100298(int first) {
    int a = first;
    for (int k = 0; k < 3 && (a & 65535) > 5; k++) a = a + 9 & 65535;
    return (short) (a > 3 ? a : a << 14);
  }

  static long n128309(long x) {
    return ((x << 48 & 5098637728136822784L) + 1688849860263936L) >>> 48 & x;
  }

  static int n118172(int e, int j) {
    byte t = (byte) e;
    int g = t & 65535;
    return ((t & 255) | j) != 0 ? g : g + 1;
  }

  static int n152630(byte load) {
    byte chosen = (byte) ((load & 1) != 0 ? 0 : -1);
    return switch (chosen) {
      case -1 -> 10;
      case 0 -> 20;
      default -> 30;
    };
  }

  static int n105785(int rounds) {
    int sum = 0;
    for (int outer = 0; outer < 2; outer++) {
      for (int i = 0; i < rounds; i++) sum = sum * 3 + Integer.compare(1, outer);
    }
    return sum;
  }

  static int n113997(int x) {
    if (x > 0 && Integer.bitCount(x) < 2) return 0;
    return Integer.bitCount(x) == 1 ? 1 : 2;
  }

  static int n218569(long x) {
    if (x < 0) return 5;
    long a = x - Long.MAX_VALUE - 1;
    return a <= 0 ? x < 0 ? 1 : 2 : 3;
  }

  static int n71068(int a) {
    int d = ((a != 0 ? 1 : 0) < 0 ? 1 : 0) - 6;
    return 3 % (d != 0 ? 1 : 2) + 3 % (d | 1);
  }

  static int n62200(int h) {
    int half = h / 2;
    int quarter = half / 2;
    return half > 1 ? half : quarter > 1 ? quarter : 1;
  }

  static long n62901(int a) {
    return a > 1 ? a : 0;
  }

  static int n198836(long a) {
    long rest = Long.remainderUnsigned(a, -63507613781690L);
    if (rest == 3) return 1;
    if (rest == -40078572536881L) return 2;
    return rest == 0 ? 3 : rest < 0 ? 4 : 5;
  }

  static int n198173(long g) {
    long product = -20166877897343356L * g;
    return -67091868267747441L >= product ? 1 : 0;
  }

  static int n196296(int g) {
    long large = 9007342130682886220L;
    int v = (int) (large - 7017148056204524587L - g);
    return v < -2035582442 ? 1 : 0;
  }

  static int n215223(long p) {
    int d = (int) p;
    int a = 0;
    for (int g = 0; g < 32; g++) a = a | d >> (g & 15) & 1;
    return a;
  }

  static int n137937(byte b) {
    return b < 1 | b != 0 ? 1 : 0;
  }

  static int n91417(int x) {
    return x * x * x * x * x;
  }

  static int n116249(int x, byte b) {
    int bound = x & 31;
    int steps = 0;
    for (int call = b & 255; bound > call && steps < 40; call += 3) steps++;
    return steps;
  }

  static int n142286(int first) {
    int phi = first;
    int steps = 0;
    while (true) {
      switch (phi) {
        case 0 -> phi = 1;
        case 1 -> phi = 2;
        case 2 -> phi = -69;
        default -> {
          return steps;
        }
      }
      if (++steps > 9) return -1;
    }
  }

  static int n140481(int a, int b) {
    return (a * b == 0 ? 1 : 0) + (a * 3 > a * b ? 2 : 0) + ((short) (a * b) < 0 ? 4 : 0);
  }

  static int n99436(int x, int y) {
    int masked = x == y ? y - x + (x & 7) : 0;
    return x == 0 ? masked * y + (x ^ y) : masked;
  }

  static int n114901(int a, int b) {
    boolean one = a > 42, other = b > -8;
    return (one ^ other ? 1 : 0) + (one & !other ? 2 : 0);
  }

  public static Object run(DeviceQueue q) {
    int n = INTS.length;
    int forms = 25;
    int[] ints = new int[n * n * forms];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              int x = INTS[i], y = INTS[j];
              int at = (i * n + j) * forms;
              ints[at] = (int) n64669(x, y, x);
              ints[at + 1] = n63327(x);
              ints[at + 2] = n62175(x, y);
              ints[at + 3] = n76162(x, y);
              ints[at + 4] = n89516(x, y);
              ints[at + 5] = n70509(x, y);
              ints[at + 6] = n63926(x);
              ints[at + 7] = n63727(x);
              ints[at + 8] = n64333(x);
              ints[at + 9] = n71330(x);
              ints[at + 10] = n100298(x);
              ints[at + 11] = n118172(x, y);
              ints[at + 12] = n152630((byte) x);
              ints[at + 13] = n105785(x & 7);
              ints[at + 14] = n113997(x);
              ints[at + 15] = n71068(x);
              ints[at + 16] = n62200(x);
              ints[at + 17] = n196296(x);
              ints[at + 18] = n137937((byte) x);
              ints[at + 19] = n91417(x);
              ints[at + 20] = n116249(x, (byte) y);
              ints[at + 21] = n142286(x);
              ints[at + 22] = n140481(x, y);
              ints[at + 23] = n99436(x, y);
              ints[at + 24] = n114901(x, y);
            })
        .await();
    int m = LONGS.length;
    long[] longs = new long[m * 7];
    q.parallelFor(
            range(m),
            i -> {
              long x = LONGS[i];
              longs[i * 7] = n64669(x, i & 1, 0);
              longs[i * 7 + 1] = n128309(x);
              longs[i * 7 + 2] = n218569(x);
              longs[i * 7 + 3] = n62901((int) x);
              longs[i * 7 + 4] = n198836(x);
              longs[i * 7 + 5] = n198173(x);
              longs[i * 7 + 6] = n215223(x);
            })
        .await();
    return new Object[] {ints, longs};
  }
}

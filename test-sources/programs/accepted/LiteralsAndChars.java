import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Literals in every notation, char arithmetic, long shifts. */
public class LiteralsAndChars {
  static char rotate(char c, int by) {
    if (c >= 'a' && c <= 'z') return (char) ((c - 'a' + by) % 26 + 'a');
    if ('A' <= c && c <= 'Z') {
      c -= 'A';
      c += by;
      c %= 26;
      return c += 'A';
    }
    return c;
  }

  public static Object run(DeviceQueue q) {
    int n = 130;
    double[] doubles = new double[n];
    float[] floats = new float[n];
    long[] longs = new long[n];
    char[] chars = new char[n];
    q.parallelFor(
            range(n),
            i -> {
              doubles[i] = switch (i % 9) {
                case 0 -> 0x1.8p3;
                case 1 -> 0x1p-1074;
                case 2 -> 1e-323d;
                case 3 -> .5e+2;
                case 4 -> 0x1.fffffffffffffP1023;
                case 5 -> 1__0.0_1;
                case 6 -> 017;
                case 7 -> 1.7976931348623157e308;
                default -> 0d;
              };
              floats[i] = switch (i % 6) {
                case 0 -> 0x1.8p-149f;
                case 1 -> 1.4e-45f;
                case 2 -> 3.4028235e38F;
                case 3 -> 0x1p-3f;
                case 4 -> 16777217f;
                default -> 0x7fffffff;
              };
              longs[i] =
                  (0xffff_ffff_ffff_ffffL >>> i) ^ (1L << i) ^ (-1L >> (i - 64)) ^ (1 << i) ^ 0b1010_1010L ^ 0777_7777_7777_7777_7777_7L
                      ^ 0x8000_0000 ^ -2147483648 ^ -9223372036854775808L ^ 'a' ^ '\t' ^ '\u0041' ^ '\177' ^ '\'';
              chars[i] = rotate((char) (i + 1), i);
              chars[i] += chars[i] > '\u0080' ? 'b' - 'a' : (char) -1;
            })
        .await();
    return new Object[] {doubles, floats, longs, chars};
  }
}

package dev.sycamore.devicelib;

/**
 * The static methods of {@link Integer} on ints. A zero divisor is what it is in {@code x / y} of
 * the device language.
 */
public final class Integers {
  private static final long UNSIGNED = 0xffff_ffffL;

  private Integers() {}

  public static int sum(int x, int y) {
    return x + y;
  }

  public static int signum(int x) {
    return (x >> 31) | (-x >>> 31);
  }

  public static int hashCode(int x) {
    return x;
  }

  /** Minus one, zero or one. */
  public static int compare(int x, int y) {
    if (x == y) {
      return 0;
    }
    return x < y ? -1 : 1;
  }

  /** Minus one, zero or one. */
  public static int compareUnsigned(int x, int y) {
    return compare(x + Integer.MIN_VALUE, y + Integer.MIN_VALUE);
  }

  public static int divideUnsigned(int x, int y) {
    return (int) (toUnsignedLong(x) / toUnsignedLong(y));
  }

  public static int remainderUnsigned(int x, int y) {
    return (int) (toUnsignedLong(x) % toUnsignedLong(y));
  }

  public static long toUnsignedLong(int x) {
    return x & UNSIGNED;
  }

  public static int rotateLeft(int x, int distance) {
    return (x << distance) | (x >>> -distance);
  }

  public static int rotateRight(int x, int distance) {
    return (x >>> distance) | (x << -distance);
  }

  public static int highestOneBit(int x) {
    return x & (Integer.MIN_VALUE >>> Integer.numberOfLeadingZeros(x));
  }

  public static int lowestOneBit(int x) {
    return x & -x;
  }

  /** The bits in the opposite order: neighbours change places, then pairs, then nibbles. */
  public static int reverse(int x) {
    int y = ((x & 0x5555_5555) << 1) | ((x >>> 1) & 0x5555_5555);
    y = ((y & 0x3333_3333) << 2) | ((y >>> 2) & 0x3333_3333);
    y = ((y & 0x0f0f_0f0f) << 4) | ((y >>> 4) & 0x0f0f_0f0f);
    return reverseBytes(y);
  }

  public static int reverseBytes(int x) {
    return (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
  }
}

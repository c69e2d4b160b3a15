package dev.sycamore.devicelib;

/**
 * The static methods of {@link Long} on longs. A zero divisor is what it is in {@code x / y} of the
 * device language.
 */
public final class Longs {
  private Longs() {}

  public static long sum(long x, long y) {
    return x + y;
  }

  public static int signum(long x) {
    return (int) ((x >> 63) | (-x >>> 63));
  }

  public static int hashCode(long x) {
    return (int) (x ^ (x >>> 32));
  }

  /** Minus one, zero or one. */
  public static int compare(long x, long y) {
    if (x == y) {
      return 0;
    }
    return x < y ? -1 : 1;
  }

  /** Minus one, zero or one. */
  public static int compareUnsigned(long x, long y) {
    return compare(x + Long.MIN_VALUE, y + Long.MIN_VALUE);
  }

  public static long divideUnsigned(long x, long y) {
    if (y < 0) {
      return compareUnsigned(x, y) < 0 ? 0 : 1;
    }
    if (x >= 0) {
      return x / y;
    }
    // Half of x is not negative. The doubled quotient is right or one too small.
    long quotient = ((x >>> 1) / y) << 1;
    return compareUnsigned(x - quotient * y, y) >= 0 ? quotient + 1 : quotient;
  }

  public static long remainderUnsigned(long x, long y) {
    return x - divideUnsigned(x, y) * y;
  }

  public static long rotateLeft(long x, int distance) {
    return (x << distance) | (x >>> -distance);
  }

  public static long rotateRight(long x, int distance) {
    return (x >>> distance) | (x << -distance);
  }

  public static long highestOneBit(long x) {
    return x & (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(x));
  }

  public static long lowestOneBit(long x) {
    return x & -x;
  }

  /** The bits in the opposite order. */
  public static long reverse(long x) {
    return joined(Integers.reverse((int) x), Integers.reverse((int) (x >>> 32)));
  }

  public static long reverseBytes(long x) {
    return joined(Integers.reverseBytes((int) x), Integers.reverseBytes((int) (x >>> 32)));
  }

  private static long joined(int high, int low) {
    return ((long) high << 32) | Integers.toUnsignedLong(low);
  }
}

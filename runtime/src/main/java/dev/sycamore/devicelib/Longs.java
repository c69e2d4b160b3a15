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

  /**
   * The bits of {@code x} where {@code mask} has ones, side by side from the lowest bit on ({@code
   * Long.compress} of Java 19). Each round moves the bits whose distance has a one in its place, as
   * many places as that stands for: the distance is the number of zeros below in the mask.
   */
  public static long compress(long x, long mask) {
    long bits = x & mask;
    long places = mask;
    long zeros = ~mask << 1;
    for (int i = 0; i < 6; i++) {
      long odd = parity(zeros);
      long moved = odd & places;
      places = (places ^ moved) | (moved >>> (1 << i));
      long part = bits & moved;
      bits = (bits ^ part) | (part >>> (1 << i));
      zeros &= ~odd;
    }
    return bits;
  }

  /**
   * The lowest bits of {@code x}, one after the other where {@code mask} has ones ({@code
   * Long.expand} of Java 19): what {@link #compress} undoes.
   */
  public static long expand(long x, long mask) {
    long bits = 0;
    long rest = mask;
    for (long source = x; rest != 0; source >>>= 1) {
      bits |= (source & 1) != 0 ? rest & -rest : 0;
      rest &= rest - 1;
    }
    return bits;
  }

  /** Each bit tells whether the bits up to it have an odd number of ones. */
  private static long parity(long x) {
    long y = x ^ (x << 1);
    y ^= y << 2;
    y ^= y << 4;
    y ^= y << 8;
    y ^= y << 16;
    return y ^ (y << 32);
  }

  private static long joined(int high, int low) {
    return ((long) high << 32) | Integers.toUnsignedLong(low);
  }
}

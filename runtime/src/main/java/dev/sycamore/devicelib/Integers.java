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

  /**
   * The bits of {@code x} where {@code mask} has ones, side by side from the lowest bit on ({@code
   * Integer.compress} of Java 19). Each round moves the bits whose distance has a one in its place,
   * as many places as that stands for: the distance is the number of zeros below in the mask.
   */
  public static int compress(int x, int mask) {
    int bits = x & mask;
    int places = mask;
    int zeros = ~mask << 1;
    for (int i = 0; i < 5; i++) {
      int odd = parity(zeros);
      int moved = odd & places;
      places = (places ^ moved) | (moved >>> (1 << i));
      int part = bits & moved;
      bits = (bits ^ part) | (part >>> (1 << i));
      zeros &= ~odd;
    }
    return bits;
  }

  /**
   * The lowest bits of {@code x}, one after the other where {@code mask} has ones ({@code
   * Integer.expand} of Java 19): what {@link #compress} undoes.
   */
  public static int expand(int x, int mask) {
    int bits = 0;
    int rest = mask;
    for (int source = x; rest != 0; source >>>= 1) {
      bits |= (source & 1) != 0 ? rest & -rest : 0;
      rest &= rest - 1;
    }
    return bits;
  }

  /** Each bit tells whether the bits up to it have an odd number of ones. */
  private static int parity(int x) {
    int y = x ^ (x << 1);
    y ^= y << 2;
    y ^= y << 4;
    y ^= y << 8;
    return y ^ (y << 16);
  }
}

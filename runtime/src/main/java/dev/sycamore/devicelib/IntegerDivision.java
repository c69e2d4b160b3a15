package dev.sycamore.devicelib;

/**
 * The quotients of {@link StrictMath} that round to an infinity, and their remainders. A zero
 * divisor is what it is in {@code x / y} of the device language.
 */
public final class IntegerDivision {
  private IntegerDivision() {}

  /** {@link StrictMath#floorDiv(int, int)}. */
  public static int floorDiv(int x, int y) {
    int quotient = x / y;
    return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
  }

  /** {@link StrictMath#floorDiv(long, int)}. */
  public static long floorDiv(long x, int y) {
    return floorDiv(x, (long) y);
  }

  /** {@link StrictMath#floorDiv(long, long)}. */
  public static long floorDiv(long x, long y) {
    long quotient = x / y;
    return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
  }

  /** {@link StrictMath#floorMod(int, int)}: zero or of the sign of {@code y}. */
  public static int floorMod(int x, int y) {
    int remainder = x % y;
    return (remainder ^ y) < 0 && remainder != 0 ? remainder + y : remainder;
  }

  /** {@link StrictMath#floorMod(long, int)}: zero or of the sign of {@code y}. */
  public static int floorMod(long x, int y) {
    return (int) floorMod(x, (long) y);
  }

  /** {@link StrictMath#floorMod(long, long)}: zero or of the sign of {@code y}. */
  public static long floorMod(long x, long y) {
    long remainder = x % y;
    return (remainder ^ y) < 0 && remainder != 0 ? remainder + y : remainder;
  }

  /** {@code StrictMath.ceilDiv(int, int)} (Java 18). */
  public static int ceilDiv(int x, int y) {
    int quotient = x / y;
    return (x ^ y) >= 0 && quotient * y != x ? quotient + 1 : quotient;
  }

  /** {@code StrictMath.ceilDiv(long, int)} (Java 18). */
  public static long ceilDiv(long x, int y) {
    return ceilDiv(x, (long) y);
  }

  /** {@code StrictMath.ceilDiv(long, long)} (Java 18). */
  public static long ceilDiv(long x, long y) {
    long quotient = x / y;
    return (x ^ y) >= 0 && quotient * y != x ? quotient + 1 : quotient;
  }

  /** {@code StrictMath.ceilMod(int, int)} (Java 18): zero or of the opposite sign of {@code y}. */
  public static int ceilMod(int x, int y) {
    int remainder = x % y;
    return (remainder ^ y) >= 0 && remainder != 0 ? remainder - y : remainder;
  }

  /** {@code StrictMath.ceilMod(long, int)} (Java 18): zero or of the opposite sign of {@code y}. */
  public static int ceilMod(long x, int y) {
    return (int) ceilMod(x, (long) y);
  }

  /**
   * {@code StrictMath.ceilMod(long, long)} (Java 18): zero or of the opposite sign of {@code y}.
   */
  public static long ceilMod(long x, long y) {
    long remainder = x % y;
    return (remainder ^ y) >= 0 && remainder != 0 ? remainder - y : remainder;
  }

  /** {@link StrictMath#multiplyFull(int, int)}. */
  public static long multiplyFull(int x, int y) {
    return (long) x * y;
  }

  /** {@code StrictMath.unsignedMultiplyHigh(long, long)} (Java 18). */
  public static long unsignedMultiplyHigh(long x, long y) {
    return Math.multiplyHigh(x, y) + ((x >> 63) & y) + ((y >> 63) & x);
  }
}

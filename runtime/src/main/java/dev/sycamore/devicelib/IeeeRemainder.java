package dev.sycamore.devicelib;

/**
 * {@link StrictMath#IEEEremainder}.
 *
 * <p>Source: IEEE 754-2019, 5.3.1. The result is exact, so any exact algorithm gives it: {@link
 * FloatingRemainder}'s, or for great quotients the long division of the significands, some bits at
 * a time.
 */
public final class IeeeRemainder {
  private static final long IMPLICIT_BIT = 1L << 52;

  /** So many more than the 53 of a significand fit into a long that is not negative. */
  private static final int BITS_PER_STEP = 10;

  private IeeeRemainder() {}

  /**
   * {@code x - n * divisor} for the integer {@code n} closest to the quotient, the even one of two.
   * A zero has the sign of {@code x}; NaN where {@code x} is infinite or the divisor zero.
   */
  public static double remainder(double x, double divisor) {
    double dividend = Math.abs(x);
    double modulus = Math.abs(divisor);
    double quotient = dividend / modulus;
    double rest = FloatingRemainder.subtract(dividend, modulus, Math.rint(quotient));
    double magnitude = Math.abs(rest);
    if (!(quotient < FloatingRemainder.MAX_QUOTIENT && magnitude < modulus)) {
      return divideLong(x, divisor);
    }
    // The quotient may have been rounded to half of an odd number.
    double nearest = 2 * magnitude > modulus ? rest < 0 ? rest + modulus : rest - modulus : rest;
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), nearest);
  }

  private static double divideLong(double x, double divisor) {
    if (!FloatingBits.isFinite(x) || FloatingBits.isNaN(divisor) || divisor == 0) {
      return Double.NaN;
    }
    if (x == 0 || FloatingBits.isInfinite(divisor)) {
      return x;
    }
    double magnitude = Math.abs(x);
    double modulus = Math.abs(divisor);
    int exponent = exponent(magnitude);
    int unit = exponent(modulus);
    if (exponent < unit - 1) {
      return x;
    }
    long rest = significand(magnitude);
    long m = significand(modulus);
    if (exponent == unit - 1) {
      m <<= 1;
      unit = exponent;
    }
    boolean odd = rest >= m;
    if (odd) {
      rest -= m;
    }
    int left = exponent - unit;
    while (left > 0) {
      int bits = Math.min(left, BITS_PER_STEP);
      long dividend = rest << bits;
      long quotient = dividend / m;
      rest = dividend - quotient * m;
      odd = (quotient & 1) != 0;
      left -= bits;
    }
    if (2 * rest > m || (2 * rest == m && odd)) {
      rest -= m;
    }
    double result = FloatingBits.scalb((double) rest, unit - 52);
    return x < 0 ? -result : result;
  }

  /** The exponent of a number that is not zero, subnormals as if they were normal. */
  private static int exponent(double x) {
    if (x >= Double.MIN_NORMAL) {
      return FloatingBits.getExponent(x);
    }
    return -1011 - Long.numberOfLeadingZeros(Double.doubleToRawLongBits(x));
  }

  /** The significand of a positive number, in [2^52, 2^53). */
  private static long significand(double x) {
    long bits = Double.doubleToRawLongBits(x);
    if (x >= Double.MIN_NORMAL) {
      return (bits & (IMPLICIT_BIT - 1)) | IMPLICIT_BIT;
    }
    return bits << (Long.numberOfLeadingZeros(bits) - 11);
  }
}

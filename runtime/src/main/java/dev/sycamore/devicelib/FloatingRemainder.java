package dev.sycamore.devicelib;

/**
 * Java's {@code %} on floating point (JLS 15.17.3), which is exact: {@code x - n * y} for the
 * integer {@code n} next to the quotient on the side of zero.
 *
 * <p>The rounded quotient gives {@code n}, or the integer next to it, and {@code x - n * y} is
 * exact if both factors are taken apart. What is left is the long division of the significands as
 * integers, as many bits at once as a {@code long} has room for. No target has an instruction for
 * it: what they call remainder is rounded.
 */
public final class FloatingRemainder {
  private static final long SIGN = 0x8000_0000_0000_0000L;
  private static final long INFINITY = 0x7ff0_0000_0000_0000L;
  private static final long IMPLICIT_BIT = 1L << 52;

  /** A rest below 2^53, shifted by this, is below 2^63. */
  private static final int STEP = 10;

  /** Below it the quotient is off by so little that no step of {@link #subtract} is rounded. */
  static final double MAX_QUOTIENT = 0x1p49;

  private static final float FLOAT_MAX_QUOTIENT = 0x1p20f;
  private static final float FLOAT_MIN_DIVISOR = 0x1p-100f;
  private static final int FLOAT_UPPER_HALF = 0xffff_f000;

  private static final int FLOAT_SIGN = 0x8000_0000;
  private static final int FLOAT_INFINITY = 0x7f80_0000;
  private static final int FLOAT_IMPLICIT_BIT = 1 << 23;

  /** A rest below 2^24, shifted by this, is below 2^63. */
  private static final int FLOAT_STEP = 39;

  private FloatingRemainder() {}

  /** {@code x % y}. */
  public static double remainder(double x, double y) {
    double dividend = Math.abs(x);
    double divisor = Math.abs(y);
    double quotient = dividend / divisor;
    double rest = subtract(dividend, divisor, Math.rint(quotient));
    if (!(quotient < MAX_QUOTIENT && Math.abs(rest) < divisor)) {
      return divideLong(x, y);
    }
    double magnitude = rest < 0 ? rest + divisor : rest;
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), magnitude);
  }

  /**
   * {@code x - n * y}, without an error.
   *
   * @param n the rounded quotient, below {@link #MAX_QUOTIENT}
   */
  static double subtract(double x, double y, double n) {
    double yHigh = DoubleWords.upperHalf(y);
    double yLow = y - yHigh;
    double nHigh = DoubleWords.upperHalf(n);
    double nLow = n - nHigh;
    return (((x - nHigh * yHigh) - nHigh * yLow) - nLow * yHigh) - nLow * yLow;
  }

  /** {@code x % y}; without doubles. */
  public static float remainder(float x, float y) {
    float dividend = Math.abs(x);
    float divisor = Math.abs(y);
    float quotient = dividend / divisor;
    float n = (float) Math.rint(quotient);
    float yHigh = upperHalf(divisor);
    float yLow = divisor - yHigh;
    float nHigh = upperHalf(n);
    float nLow = n - nHigh;
    float rest = (((dividend - nHigh * yHigh) - nHigh * yLow) - nLow * yHigh) - nLow * yLow;
    // A device may take subnormal numbers for zeros.
    boolean isNormal = divisor >= FLOAT_MIN_DIVISOR;
    if (!(isNormal && quotient < FLOAT_MAX_QUOTIENT && Math.abs(rest) < divisor)) {
      return divideLong(x, y);
    }
    float magnitude = rest < 0 ? rest + divisor : rest;
    magnitude = dividend < divisor ? dividend : magnitude;
    int sign = Float.floatToRawIntBits(x) & FLOAT_SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(magnitude) ^ sign);
  }

  private static float upperHalf(float x) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(x) & FLOAT_UPPER_HALF);
  }

  private static double divideLong(double x, double y) {
    long bits = Double.doubleToRawLongBits(x);
    long a = bits & ~SIGN;
    long b = Double.doubleToRawLongBits(y) & ~SIGN;
    if (b == 0 || a >= INFINITY || b > INFINITY) {
      return Double.NaN;
    }
    if (a < b) {
      return x;
    }
    int exponent = exponent(b);
    long modulus = significand(b);
    int shift = exponent(a) - exponent;
    long rest = significand(a) % modulus;
    while (shift > 0 && rest != 0) {
      int step = Math.min(shift, STEP);
      rest = (rest << step) % modulus;
      shift -= step;
    }
    while (rest != 0 && rest < IMPLICIT_BIT && exponent > 1) {
      rest <<= 1;
      exponent--;
    }
    // Where the implicit bit is there, it adds the last 1 to the exponent.
    long magnitude = rest + ((long) (exponent - 1) << 52);
    return Double.longBitsToDouble((rest == 0 ? 0 : magnitude) | (bits & SIGN));
  }

  private static float divideLong(float x, float y) {
    int bits = Float.floatToRawIntBits(x);
    int a = bits & ~FLOAT_SIGN;
    int b = Float.floatToRawIntBits(y) & ~FLOAT_SIGN;
    if (b == 0 || a >= FLOAT_INFINITY || b > FLOAT_INFINITY) {
      return Float.NaN;
    }
    if (a < b) {
      return x;
    }
    int exponent = exponent(b);
    long modulus = significand(b);
    int shift = exponent(a) - exponent;
    long rest = significand(a) % modulus;
    while (shift > 0 && rest != 0) {
      int step = Math.min(shift, FLOAT_STEP);
      rest = (rest << step) % modulus;
      shift -= step;
    }
    while (rest != 0 && rest < FLOAT_IMPLICIT_BIT && exponent > 1) {
      rest <<= 1;
      exponent--;
    }
    int magnitude = (int) rest + ((exponent - 1) << 23);
    return Float.intBitsToFloat((rest == 0 ? 0 : magnitude) | (bits & FLOAT_SIGN));
  }

  /** The biased exponent; of subnormals 1, which is the scale of their significands. */
  private static int exponent(long magnitude) {
    int exponent = (int) (magnitude >>> 52);
    return exponent == 0 ? 1 : exponent;
  }

  private static long significand(long magnitude) {
    long fraction = magnitude & (IMPLICIT_BIT - 1);
    return magnitude < IMPLICIT_BIT ? fraction : fraction | IMPLICIT_BIT;
  }

  private static int exponent(int magnitude) {
    int exponent = magnitude >>> 23;
    return exponent == 0 ? 1 : exponent;
  }

  private static int significand(int magnitude) {
    int fraction = magnitude & (FLOAT_IMPLICIT_BIT - 1);
    return magnitude < FLOAT_IMPLICIT_BIT ? fraction : fraction | FLOAT_IMPLICIT_BIT;
  }
}

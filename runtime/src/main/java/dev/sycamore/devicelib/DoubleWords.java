package dev.sycamore.devicelib;

/**
 * A binary64 value as its two 32-bit halves and its exponent field. The published algorithms split
 * values there: a value without its low word has at most 21 significant bits, so that products of
 * two such values are exact.
 */
final class DoubleWords {
  private static final long SIGN = 0x8000_0000_0000_0000L;
  private static final long HIGH_WORD = 0xffff_ffff_0000_0000L;

  private static final long UPPER_HALF = 0xffff_ffff_f800_0000L;

  /** The bits of 1.5 * 2^52, around which neighbours are 1 apart. */
  private static final long INTEGERS = 0x4338_0000_0000_0000L;

  private DoubleWords() {}

  /** Sign, exponent and the upper 20 bits of the significand. */
  static int high(double x) {
    return (int) (Double.doubleToRawLongBits(x) >> 32);
  }

  /** The value with that high word and a low word of zeros. */
  static double fromHigh(int high) {
    return Double.longBitsToDouble((long) high << 32);
  }

  /** {@code x} with another high word. */
  static double withHigh(double x, int high) {
    return Double.longBitsToDouble(
        ((long) high << 32) | (Double.doubleToRawLongBits(x) & ~HIGH_WORD));
  }

  /** {@code x} rounded towards zero to what its high word can say. */
  static double withoutLow(double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & HIGH_WORD);
  }

  /** {@code x} rounded towards zero to 26 bits; what is missing has 27. */
  static double upperHalf(double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & UPPER_HALF);
  }

  /** {@code x * 2^n} where {@code x} and the result are normal; the lower 12 bits of n count. */
  static double addToExponent(double x, long n) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + (n << 52));
  }

  /** {@code 2^n} for {@code n} in -1022..1023; its lower 12 bits count. */
  static double powerOfTwo(long n) {
    return Double.longBitsToDouble((n + 1023) << 52);
  }

  /** The lower 51 bits of an integer in [-2^51, 2^51], which conversions would not give faster. */
  static long integer(double x) {
    return Double.doubleToRawLongBits(x + 0x1.8p52);
  }

  /** The value of an integer in [-2^51, 2^51]. */
  static double fromInteger(long n) {
    return Double.longBitsToDouble(n + INTEGERS) - 0x1.8p52;
  }

  /** {@code x}, which is negative or not, with the highest bit of {@code sign} set besides. */
  static double negativeBy(long sign, double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) | (sign & SIGN));
  }

  /** {@code x}, negated if the highest bit of {@code sign} is set. */
  static double negatedBy(long sign, double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) ^ (sign & SIGN));
  }

  /**
   * The exponent of the positive number with those bits. Without the sign a shift is one
   * instruction: AVX2 has none for numbers with 64 bits and a sign.
   */
  static double exponent(long bits) {
    return Double.longBitsToDouble((bits >>> 52) + INTEGERS) - (0x1.8p52 + 1023);
  }
}

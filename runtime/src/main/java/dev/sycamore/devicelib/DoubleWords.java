package dev.sycamore.devicelib;

/**
 * A binary64 value as its two 32-bit halves and its exponent field. The published algorithms split
 * values there: a value without its low word has at most 21 significant bits, so that products of
 * two such values are exact.
 */
final class DoubleWords {
  private static final long HIGH_WORD = 0xffff_ffff_0000_0000L;

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

  /** {@code x * 2^n} where {@code x} and the result are normal. */
  static double addToExponent(double x, int n) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + ((long) n << 52));
  }

  /** {@code 2^n} for {@code n} in -1022..1023. */
  static double powerOfTwo(int n) {
    return Double.longBitsToDouble((long) (n + 1023) << 52);
  }
}

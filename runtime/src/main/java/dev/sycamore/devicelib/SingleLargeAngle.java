package dev.sycamore.devicelib;

/** A large {@code float} in quarter turns, by the bits of 2/π that count for it. */
final class SingleLargeAngle {
  /** 32 zeros, then the bits of 2/π behind the point. */
  private static final int[] TWO_OVER_PI = {
    0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab
  };

  /** π/2 by 2^62: 12 bits, the rest, and all of it. */
  private static final float SCALE_HEAD = 0x1.922p-62f;

  private static final float SCALE_TAIL = -0x1.2aeef4p-80f;
  private static final float SCALE = 0x1.921fb6p-62f;

  private static final int FRACTION_BITS = 62;
  private static final int MANTISSA = 0x7F_FFFF;
  private static final int IMPLICIT = 0x80_0000;
  private static final int MANTISSA_BITS = 23;
  private static final int EXPONENT = 0xFF;
  private static final long LOW = 0xFFFF_FFFFL;

  /** The exponent of a {@code float} whose first bit of 2/π that counts is the table's first. */
  private static final int FIRST = 120;

  private SingleLargeAngle() {}

  /**
   * {@code x * 2/π} modulo 4, times 2^62: of 2/π those bits are taken whose products are not
   * multiples of 4, and 94 after them.
   *
   * @param x at least 1; what is not finite has a result that means nothing
   */
  static long quarterTurns(float x) {
    int bits = Float.floatToRawIntBits(x);
    // A NaN may have a sign.
    int place = ((bits >>> MANTISSA_BITS) & EXPONENT) - FIRST;
    int word = place >>> 5;
    int shift = place & 31;
    long high = window(TWO_OVER_PI[word], TWO_OVER_PI[word + 1], shift);
    long middle = window(TWO_OVER_PI[word + 1], TWO_OVER_PI[word + 2], shift);
    long low = window(TWO_OVER_PI[word + 2], TWO_OVER_PI[word + 3], shift);
    long mantissa = (bits & MANTISSA) | IMPLICIT;
    return ((mantissa * high) << 32) + mantissa * middle + ((mantissa * low) >>> 32);
  }

  /** 32 bits of two words, from a bit of the first one on. */
  private static long window(int first, int second, int from) {
    long both = ((long) first << 32) | (second & LOW);
    return (both << from) >>> 32;
  }

  /** The nearest whole number of quarter turns. */
  static int quarters(long turned) {
    return (int) ((turned + (1L << (FRACTION_BITS - 1))) >>> FRACTION_BITS);
  }

  private static long fraction(long turned) {
    return turned << 1 << 1 >> 2;
  }

  /** What is beyond whole quarter turns, in radians: its first part. */
  static float head(long turned) {
    return (float) fraction(turned) * SCALE;
  }

  /** The second part. */
  static float tail(long turned, float head) {
    long fraction = fraction(turned);
    float rounded = (float) fraction;
    float rest = (float) (fraction - (long) rounded);
    float high = SingleBits.head(rounded);
    float product = high * SCALE_HEAD;
    return (product - head) + (high * SCALE_TAIL + ((rounded - high) + rest) * SCALE);
  }

  /** {@code y}, or NaN for an angle that is not finite. */
  static float orNaN(float angle, float y) {
    return angle < Float.POSITIVE_INFINITY ? y : Float.NaN;
  }
}

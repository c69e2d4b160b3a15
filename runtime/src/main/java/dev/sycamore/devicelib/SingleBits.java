package dev.sycamore.devicelib;

/** What the functions that compute in {@code float} alone have in common. */
final class SingleBits {
  /** Added to a number below 2^22 it leaves the nearest integer in the lowest bits. */
  static final float INTEGERS = 0x1.8p23f;

  private static final int INTEGER_BITS = 0x4B40_0000;
  private static final int SIGN = 0x8000_0000;
  private static final int HALF_OF_MANTISSA = 0xFFFF_F000;
  private static final int BIAS = 127;
  private static final int MANTISSA_BITS = 23;

  private SingleBits() {}

  /** The integer in a number to which {@link #INTEGERS} was added. */
  static int integer(float shifted) {
    return Float.floatToRawIntBits(shifted) - INTEGER_BITS;
  }

  /** The first 12 bits: products of two such numbers are exact. */
  static float head(float x) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(x) & HALF_OF_MANTISSA);
  }

  /** 2^k, from -126 to 127. */
  static float powerOfTwo(int k) {
    return Float.intBitsToFloat((k + BIAS) << MANTISSA_BITS);
  }

  /**
   * {@code y * 2^k}, rounded once.
   *
   * @param y of a magnitude between 2^-40 and 2^40
   * @param k from -252 to 252
   */
  static float scaled(float y, int k) {
    int half = k >> 1;
    return y * powerOfTwo(half) * powerOfTwo(k - half);
  }

  /** {@code magnitude} with the sign of {@code x}; it has none of its own. */
  static float withSignOf(float x, float magnitude) {
    return Float.intBitsToFloat(
        Float.floatToRawIntBits(magnitude) ^ (Float.floatToRawIntBits(x) & SIGN));
  }
}

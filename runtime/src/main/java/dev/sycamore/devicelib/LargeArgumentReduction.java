package dev.sycamore.devicelib;

/**
 * Takes the multiples of π/2 out of an angle of any size: multiplies it with just those digits of
 * 2/π that matter, drops the integer part, and multiplies the fraction with π/2.
 *
 * <p>Source: M. Payne and R. Hanek, Radian reduction for trigonometric functions (SIGNUM Newsletter
 * 18, 1983), with the digits of 24 bits and the order of summation of FDLIBM 5.3. The product is
 * exact in integers here.
 *
 * <p>Digit {@code i} of the product has the weight {@code 2^(position - 24 * (i - 1))}. Digit 0 is
 * there for the few bits that the top digit may have too many. No double is so close to a multiple
 * that more than four digits of the fraction are zero, so digit 8 is the last one that is asked
 * for. Digits beyond those that are asked for are zeros, and so is what they are multiplied to.
 */
final class LargeArgumentReduction {
  private static final int DIGIT_BITS = 24;
  private static final int DIGIT_MASK = (1 << DIGIT_BITS) - 1;

  /** Digits that must follow the first one that is not zero. */
  private static final int GUARD_DIGITS = 4;

  /** 2/π, 24 bits each, and two zeros in front of it. */
  private static final int[] TWO_OVER_PI = {
    0, 0, 0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163,
    0xabdebb, 0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129,
    0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c,
    0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf,
    0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292,
    0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3,
    0x91615e, 0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca,
    0x73a8c9, 0x60e27b, 0xc08c6b
  };

  // π/2 in parts of 24 bits.
  private static final double H0 = 0x1.921fb4p0;
  private static final double H1 = 0x1.4442dp-24;
  private static final double H2 = 0x1.846988p-48;
  private static final double H3 = 0x1.8cc516p-72;
  private static final double H4 = 0x1.01b838p-96;

  private LargeArgumentReduction() {}

  /**
   * Writes {@code x - multiple * π/2}, unevaluated, as {@code remainder[0] + remainder[1]}.
   *
   * @param x at least 2^20
   * @return the multiple, of which the three lowest bits are right
   */
  static long reduce(double x, double[] remainder) {
    int exponent = FloatingBits.getExponent(x) - 23;
    // Digits of 2/π above this one only add multiples of 8.
    int k = Math.max((exponent - 3) / DIGIT_BITS, 0);
    int position = exponent - DIGIT_BITS * (k + 1);
    int fractionBits = DIGIT_BITS - position;
    int last = 0;
    int first = 1;
    long top = 0;
    boolean negative = false;
    long d0 = 0;
    long d1 = 0;
    long d2 = 0;
    long d3 = 0;
    long d4 = 0;
    long d5 = 0;
    long d6 = 0;
    long d7 = 0;
    long d8 = 0;
    while (last < first + GUARD_DIGITS) {
      last = first + GUARD_DIGITS;
      // From the least digit on, what is above it carried to the next.
      d8 = last >= 8 ? product(x, k + 7) : 0;
      d7 = (last >= 7 ? product(x, k + 6) : 0) + (d8 >> DIGIT_BITS);
      d6 = (last >= 6 ? product(x, k + 5) : 0) + (d7 >> DIGIT_BITS);
      d5 = product(x, k + 4) + (d6 >> DIGIT_BITS);
      d4 = product(x, k + 3) + (d5 >> DIGIT_BITS);
      d3 = product(x, k + 2) + (d4 >> DIGIT_BITS);
      d2 = product(x, k + 1) + (d3 >> DIGIT_BITS);
      d1 = product(x, k) + (d2 >> DIGIT_BITS);
      // Digits 1 and 2, without the bits that are above the units by more than three.
      top = ((d1 & 0x3fff_ffffL) << DIGIT_BITS) | (d2 & DIGIT_MASK);
      negative = ((top >>> (fractionBits - 1)) & 1) != 0;
      // The fraction, or what it lacks of 1.
      d8 = signed(d8 & DIGIT_MASK, negative);
      d7 = signed(d7 & DIGIT_MASK, negative) + (d8 >> DIGIT_BITS);
      d6 = signed(d6 & DIGIT_MASK, negative) + (d7 >> DIGIT_BITS);
      d5 = signed(d5 & DIGIT_MASK, negative) + (d6 >> DIGIT_BITS);
      d4 = signed(d4 & DIGIT_MASK, negative) + (d5 >> DIGIT_BITS);
      d3 = signed(d3 & DIGIT_MASK, negative) + (d4 >> DIGIT_BITS);
      long fraction = (signed(top, negative) + (d3 >> DIGIT_BITS)) & ((1L << fractionBits) - 1);
      d3 &= DIGIT_MASK;
      d2 = fraction & DIGIT_MASK;
      d1 = (fraction >>> DIGIT_BITS) & DIGIT_MASK;
      d0 = fraction >>> (2 * DIGIT_BITS);
      first = d3 != 0 ? 3 : 4;
      first = d2 != 0 ? 2 : first;
      first = d1 != 0 ? 1 : first;
      first = d0 != 0 ? 0 : first;
    }
    double unit = DoubleWords.powerOfTwo(position + DIGIT_BITS);
    double v0 = DoubleWords.fromInteger(d0) * unit;
    double v1 = DoubleWords.fromInteger(d1) * (unit * 0x1p-24);
    double v2 = DoubleWords.fromInteger(d2) * (unit * 0x1p-48);
    double v3 = DoubleWords.fromInteger(d3) * (unit * 0x1p-72);
    double v4 = DoubleWords.fromInteger(d4 & DIGIT_MASK) * (unit * 0x1p-96);
    double v5 = DoubleWords.fromInteger(d5 & DIGIT_MASK) * (unit * 0x1p-120);
    double v6 = DoubleWords.fromInteger(d6 & DIGIT_MASK) * (unit * 0x1p-144);
    double v7 = DoubleWords.fromInteger(d7 & DIGIT_MASK) * (unit * 0x1p-168);
    double v8 = DoubleWords.fromInteger(d8 & DIGIT_MASK) * (unit * 0x1p-192);
    double p0 = H0 * v0;
    double p1 = H0 * v1 + H1 * v0;
    double p2 = H0 * v2 + H1 * v1 + H2 * v0;
    double p3 = H0 * v3 + H1 * v2 + H2 * v1 + H3 * v0;
    double p4 = H0 * v4 + H1 * v3 + H2 * v2 + H3 * v1 + H4 * v0;
    double p5 = H0 * v5 + H1 * v4 + H2 * v3 + H3 * v2 + H4 * v1;
    double p6 = H0 * v6 + H1 * v5 + H2 * v4 + H3 * v3 + H4 * v2;
    double p7 = H0 * v7 + H1 * v6 + H2 * v5 + H3 * v4 + H4 * v3;
    double p8 = H0 * v8 + H1 * v7 + H2 * v6 + H3 * v5 + H4 * v4;
    p6 = last >= 6 ? p6 : 0;
    p7 = last >= 7 ? p7 : 0;
    p8 = last >= 8 ? p8 : 0;
    double head = p8 + p7 + p6 + p5 + p4 + p3 + p2 + p1 + p0;
    double tail = (p0 - head) + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8;
    remainder[0] = negative ? -head : head;
    remainder[1] = negative ? -tail : tail;
    return (top >>> fractionBits) + (negative ? 1 : 0);
  }

  /** The product of {@code x}'s three digits with those of 2/π that end with digit {@code k}. */
  private static long product(double x, int k) {
    long bits = Double.doubleToRawLongBits(x);
    long x0 = ((bits >>> 29) & 0x7f_ffff) | 0x80_0000;
    long x1 = (bits >>> 5) & DIGIT_MASK;
    long x2 = (bits & 31) << 19;
    return x0 * TWO_OVER_PI[k + 2] + x1 * TWO_OVER_PI[k + 1] + x2 * TWO_OVER_PI[k];
  }

  private static long signed(long magnitude, boolean negative) {
    return negative ? -magnitude : magnitude;
  }
}

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
 * there for the few bits that the top digit may have too many.
 */
final class LargeArgumentReduction {
  private static final int DIGIT_BITS = 24;
  private static final int DIGIT_MASK = (1 << DIGIT_BITS) - 1;

  /** Digits that must follow the first one that is not zero. */
  private static final int GUARD_DIGITS = 4;

  /** Digits 0 and 1, guard digits, and room for what the closest argument cancels. */
  private static final int MAX_DIGITS = 16;

  /** 2/π, 24 bits each. */
  private static final int[] TWO_OVER_PI = {
    0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163,
    0xabdebb, 0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129,
    0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c,
    0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf,
    0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292,
    0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3,
    0x91615e, 0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca,
    0x73a8c9, 0x60e27b, 0xc08c6b
  };

  /** π/2 in parts of 24 bits. */
  private static final double[] HALF_PI = {
    0x1.921fb4p0, 0x1.4442dp-24, 0x1.846988p-48, 0x1.8cc516p-72, 0x1.01b838p-96
  };

  private LargeArgumentReduction() {}

  /**
   * Writes {@code x - multiple * π/2}, unevaluated, as {@code remainder[0] + remainder[1]}.
   *
   * @param x at least 2^20
   * @return the multiple, modulo 8
   */
  static int reduce(double x, double[] remainder) {
    int exponent = FloatingBits.getExponent(x) - 23;
    // Digits of 2/π above this one only add multiples of 8.
    int firstDigit = Math.max((exponent - 3) / DIGIT_BITS, 0);
    int position = exponent - DIGIT_BITS * (firstDigit + 1);
    int fractionBits = DIGIT_BITS - position;

    int[] digits = new int[MAX_DIGITS];
    int last = 0;
    int first = 1;
    long top = 0;
    boolean negative = false;
    while (last < first + GUARD_DIGITS) {
      last = first + GUARD_DIGITS;
      top = multiply(x, firstDigit, digits, last);
      negative = ((top >>> (fractionBits - 1)) & 1) != 0;
      splitTop(negative ? -negate(digits, last) - top : top, fractionBits, digits);
      first = 0;
      while (digits[first] == 0) {
        first++;
      }
    }
    int multiple = (int) (top >>> fractionBits) + (negative ? 1 : 0);
    multiplyHalfPi(digits, first, last, position, remainder);
    if (negative) {
      remainder[0] = -remainder[0];
      remainder[1] = -remainder[1];
    }
    return multiple & 7;
  }

  /**
   * Writes digits 3 to {@code last} of the product.
   *
   * @return digits 1 and 2, without the bits of digit 1 that are above the units by more than three
   */
  private static long multiply(double x, int firstDigit, int[] digits, int last) {
    long significand =
        (Double.doubleToRawLongBits(x) & 0x000f_ffff_ffff_ffffL) | 0x0010_0000_0000_0000L;
    long x0 = significand >>> 29;
    long x1 = (significand >>> 5) & DIGIT_MASK;
    long x2 = (significand & 31) << 19;
    long carry = 0;
    long digit2 = 0;
    for (int i = last; i >= 1; i--) {
      int k = firstDigit + i - 1;
      long sum = x0 * TWO_OVER_PI[k] + carry;
      if (k >= 1) {
        sum += x1 * TWO_OVER_PI[k - 1];
      }
      if (k >= 2) {
        sum += x2 * TWO_OVER_PI[k - 2];
      }
      if (i > 2) {
        digits[i] = (int) sum & DIGIT_MASK;
      } else if (i == 2) {
        digit2 = sum & DIGIT_MASK;
      }
      carry = i == 1 ? sum : sum >> DIGIT_BITS;
    }
    return ((carry & 0x3fff_ffffL) << DIGIT_BITS) | digit2;
  }

  /**
   * Takes digits 3 to {@code last} from zero.
   *
   * @return what was borrowed from digit 2: 0 or 1
   */
  private static int negate(int[] digits, int last) {
    int borrow = 0;
    for (int i = last; i > 2; i--) {
      int difference = -digits[i] - borrow;
      digits[i] = difference & DIGIT_MASK;
      borrow = difference < 0 ? 1 : 0;
    }
    return borrow;
  }

  private static void splitTop(long top, int fractionBits, int[] digits) {
    long fraction = top & ((1L << fractionBits) - 1);
    digits[0] = (int) (fraction >>> (2 * DIGIT_BITS));
    digits[1] = (int) (fraction >>> DIGIT_BITS) & DIGIT_MASK;
    digits[2] = (int) fraction & DIGIT_MASK;
  }

  /** Multiplies with π/2, digit by digit, and adds up from the least to the greatest. */
  private static void multiplyHalfPi(
      int[] digits, int first, int last, int position, double[] remainder) {
    int count = last - first + 1;
    double[] values = new double[MAX_DIGITS];
    for (int i = 0; i < count; i++) {
      int exponent = position - DIGIT_BITS * (first + i - 1);
      values[i] = digits[first + i] * DoubleWords.powerOfTwo(exponent);
    }
    double[] products = new double[MAX_DIGITS];
    for (int i = 0; i < count; i++) {
      double sum = 0;
      for (int k = 0; k < HALF_PI.length && k <= i; k++) {
        sum += HALF_PI[k] * values[i - k];
      }
      products[i] = sum;
    }
    double head = 0;
    for (int i = count - 1; i >= 0; i--) {
      head += products[i];
    }
    double tail = products[0] - head;
    for (int i = 1; i < count; i++) {
      tail += products[i];
    }
    remainder[0] = head;
    remainder[1] = tail;
  }
}

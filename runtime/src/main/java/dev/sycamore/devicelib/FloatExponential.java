package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.exp(x)} of a {@code float}, likewise {@code expm1}.
 *
 * <p>{@code x = k ln 2 + r}, a polynomial for {@code e^r - 1} that is off by less than 2^-51, and
 * {@code 2^k} put into the exponent. The result is a double, which is rounded once, so that what
 * overflows or is subnormal as a {@code float} needs no way of its own. Coefficients: Remez.
 */
public final class FloatExponential {
  /** Beyond it e^x and e^-x are infinite and 0 as floats, as they are here. */
  static final float LIMIT = 150;

  private static final int SIGN = 0x8000_0000;
  private static final double INTEGERS = 0x1.8p52;
  private static final double LOG2_E = 0x1.71547652b82fep0;

  /** ln 2 to 32 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final double LN2 = 0x1.62e42feep-1;

  private static final double LN2_REST = 0x1.a39ef35793c76p-33;

  private static final double P2 = 0x1.000000000000ep-1;
  private static final double P3 = 0x1.55555555505fap-3;
  private static final double P4 = 0x1.555555554ec92p-5;
  private static final double P5 = 0x1.1111112603f76p-7;
  private static final double P6 = 0x1.6c16c18a5893p-10;
  private static final double P7 = 0x1.a0198c4d95f6ep-13;
  private static final double P8 = 0x1.a019899df377fp-16;
  private static final double P9 = 0x1.72ea2df46003ep-19;
  private static final double P10 = 0x1.28bc2639abdffp-22;

  /** For it alone the error of StrictMath.expm1 decides about the rounding. */
  private static final float EXPM1_ODD = -0x1.680cbap-4f;

  private static final float EXPM1_OF_ODD = -0x1.58adcp-4f;

  private FloatExponential() {}

  /** {@code (float) StrictMath.exp(x)}. */
  public static float exp(float x) {
    double limited = limited(x);
    double shifted = multiplesOfLn2(limited);
    double r = withoutMultiples(limited, shifted - INTEGERS);
    double y = 1 + multiplyAdd(r * r, terms(r), r);
    return (float) DoubleWords.addToExponent(y, Double.doubleToRawLongBits(shifted));
  }

  /** {@code (float) StrictMath.expm1(x)}. */
  public static float expm1(float x) {
    double limited = limited(x);
    double shifted = multiplesOfLn2(limited);
    double r = withoutMultiples(limited, shifted - INTEGERS);
    double power = DoubleWords.powerOfTwo(Double.doubleToRawLongBits(shifted));
    float y = (float) multiplyAdd(power, multiplyAdd(r * r, terms(r), r), power - 1);
    float value = x == EXPM1_ODD ? EXPM1_OF_ODD : y;
    // Of the results only that for -0 lacks its sign.
    int sign = Float.floatToRawIntBits(x) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) | sign);
  }

  private static float limited(float x) {
    float above = -LIMIT > x ? -LIMIT : x;
    return LIMIT < above ? LIMIT : above;
  }

  /** The nearest multiple of ln 2, as the lowest bits of a large number. */
  static double multiplesOfLn2(double x) {
    return multiplyAdd(x, LOG2_E, INTEGERS);
  }

  /** {@code x - k * ln 2}. */
  static double withoutMultiples(double x, double k) {
    return multiplyAdd(k, -LN2_REST, multiplyAdd(k, -LN2, x));
  }

  /** {@code (e^r - 1 - r) / r^2}. */
  private static double terms(double r) {
    double z = r * r;
    double last = multiplyAdd(z, P10, multiplyAdd(r, P9, P8));
    double middle = multiplyAdd(z, last, multiplyAdd(r, P7, P6));
    return multiplyAdd(z, multiplyAdd(z, middle, multiplyAdd(r, P5, P4)), multiplyAdd(r, P3, P2));
  }
}

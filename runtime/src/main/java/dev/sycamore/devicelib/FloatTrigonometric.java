package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.sin(x)} of a {@code float}, likewise {@code cos} and {@code tan}.
 *
 * <p>The angle is reduced by multiples of π (of π/2 for the tangent) in two parts. A polynomial for
 * the sine on [-π/2, π/2], or a rational function for the tangent on [-π/4, π/4], is off by less
 * than 2^-51: for no {@code float} does that lead to another result. Coefficients: Remez.
 */
public final class FloatTrigonometric {
  /** From here on the multiple has too many bits for the reduction. */
  private static final float LARGE = 0x1p20f;

  private static final int SIGN = 0x8000_0000;

  /** Added to a small number it leaves the nearest integer in the lowest bits. */
  private static final double INTEGERS = 0x1.8p52;

  private static final double ONE_OVER_PI = 0x1.45f306dc9c883p-2;
  private static final double TWO_OVER_PI = 0x1.45f306dc9c883p-1;

  /** π to 30 bits, and the rest: a product of the first with a multiple is exact. */
  private static final double PI = 0x1.921fb54p1;

  private static final double PI_REST = 0x1.10b4611a62633p-29;

  private static final double S1 = -0x1.55555555554a7p-3;
  private static final double S2 = 0x1.111111110a4c8p-7;
  private static final double S3 = -0x1.a01a019a5e12bp-13;
  private static final double S4 = 0x1.71de38043e95fp-19;
  private static final double S5 = -0x1.ae6354e03d989p-26;
  private static final double S6 = 0x1.60e69eaa47608p-33;
  private static final double S7 = -0x1.9f11191be648fp-41;

  private static final double P1 = -0x1.06b982487e122p-3;
  private static final double P2 = 0x1.6fc72b6474103p-9;
  private static final double P3 = -0x1.f638be88c94acp-18;
  private static final double Q1 = -0x1.d8b21679945b3p-2;
  private static final double Q2 = 0x1.7e7b7f6c6da1ap-6;
  private static final double Q3 = -0x1.b52618e4f9870p-13;

  private FloatTrigonometric() {}

  /** {@code (float) StrictMath.sin(x)}. */
  public static float sin(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      return (float) Trigonometric.sin((double) x);
    }
    double shifted = multiplyAdd(magnitude, ONE_OVER_PI, INTEGERS);
    double n = shifted - INTEGERS;
    double value = sinNearZero(withoutMultiple(magnitude, n));
    long turned = Double.doubleToRawLongBits(shifted) << 63;
    return negatedBy(x, (float) DoubleWords.negatedBy(turned, value));
  }

  /** {@code (float) StrictMath.cos(x)}. */
  public static float cos(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      return (float) Trigonometric.cos((double) x);
    }
    // The cosine is the sine of the distance from an odd multiple of π/2.
    double shifted = multiplyAdd(magnitude, ONE_OVER_PI, 0.5) + INTEGERS;
    double n = (shifted - INTEGERS) - 0.5;
    double value = sinNearZero(withoutMultiple(magnitude, n));
    long turned = Double.doubleToRawLongBits(shifted) << 63;
    return (float) DoubleWords.negatedBy(turned, value);
  }

  /** {@code (float) StrictMath.tan(x)}. */
  public static float tan(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      return (float) Trigonometric.tan((double) x);
    }
    double shifted = multiplyAdd(magnitude, TWO_OVER_PI, INTEGERS);
    double n = 0.5 * (shifted - INTEGERS);
    double r = withoutMultiple(magnitude, n);
    double z = r * r;
    double p = r * multiplyAdd(z, multiplyAdd(z, multiplyAdd(z, P3, P2), P1), 1);
    double q = multiplyAdd(z, multiplyAdd(z, multiplyAdd(z, Q3, Q2), Q1), 1);
    // A quarter turn makes it -q / p.
    boolean isOdd = (Double.doubleToRawLongBits(shifted) & 1) != 0;
    double dividend = isOdd ? -q : p;
    double divisor = isOdd ? p : q;
    return negatedBy(x, (float) (dividend / divisor));
  }

  /** {@code angle - n * π}. */
  private static double withoutMultiple(double angle, double n) {
    return multiplyAdd(n, -PI_REST, multiplyAdd(n, -PI, angle));
  }

  private static double sinNearZero(double r) {
    double z = r * r;
    double w = z * z;
    double last = multiplyAdd(w, S7, multiplyAdd(z, S6, S5));
    double terms =
        multiplyAdd(w, multiplyAdd(w, last, multiplyAdd(z, S4, S3)), multiplyAdd(z, S2, S1));
    return multiplyAdd(r * z, terms, r);
  }

  /** {@code value}, negated where {@code sign} is negative. */
  private static float negatedBy(float sign, float value) {
    int bits = Float.floatToRawIntBits(sign) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) ^ bits);
  }
}

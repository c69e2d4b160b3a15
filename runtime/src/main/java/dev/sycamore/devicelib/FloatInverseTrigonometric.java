package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.asin(x)} of a {@code float}, likewise {@code acos}, {@code atan} and
 * {@code atan2}.
 *
 * <p>A polynomial for asin on [0, 0.5] and the half-angle identity beyond; a polynomial for atan on
 * [0, √2 - 1], to which two more intervals are brought. The error is below 2^-50. Coefficients:
 * Remez.
 */
public final class FloatInverseTrigonometric {
  private static final int SIGN = 0x8000_0000;
  private static final double PI = 0x1.921fb54442d18p1;
  private static final double HALF_PI = 0x1.921fb54442d18p0;
  private static final double QUARTER_PI = 0x1.921fb54442d18p-1;

  /** √2 - 1 and √2 + 1, the tangents of π/8 and 3π/8. */
  private static final float NEAR_ONE = 0x1.a8279ap-2f;

  private static final float ABOVE_ONE = 0x1.3504f4p1f;

  /** The error is below 2^-40.2, which is 7132 ulps, and few more; StrictMath's is below 2. */
  private static final long ATAN2_MARGIN = 8192;

  private static final float LEAST_SUM = 0x1p-100f;

  private static final double S1 = 0x1.5555555555387p-3;
  private static final double S2 = 0x1.333333336f8c2p-4;
  private static final double S3 = 0x1.6db6db41d23afp-5;
  private static final double S4 = 0x1.f1c72c6db096cp-6;
  private static final double S5 = 0x1.6e89ef72f97e4p-6;
  private static final double S6 = 0x1.1c6c280d7a3dap-6;
  private static final double S7 = 0x1.c6f8790a7b9b4p-7;
  private static final double S8 = 0x1.8ee4be6251e73p-7;
  private static final double S9 = 0x1.aab30c4fa90bap-8;
  private static final double S10 = 0x1.40b2367ce4bd2p-6;
  private static final double S11 = -0x1.0af53d4b528edp-6;
  private static final double S12 = 0x1.05ce75de2d55fp-5;

  private static final double T1 = -0x1.555555555531ap-2;
  private static final double T2 = 0x1.99999999498c9p-3;
  private static final double T3 = -0x1.249249057b917p-3;
  private static final double T4 = 0x1.c71c65cc58b3cp-4;
  private static final double T5 = -0x1.745bc2aa1c408p-4;
  private static final double T6 = 0x1.3afc2b12da9c0p-4;
  private static final double T7 = -0x1.1004be98cbafbp-4;
  private static final double T8 = 0x1.d24f8a9d91698p-5;
  private static final double T9 = -0x1.650648e039779p-5;
  private static final double T10 = 0x1.5c1fce5e49831p-6;

  // The same to 40 bits.
  private static final double U1 = -0x1.5555554edf795p-2;
  private static final double U2 = 0x1.999991fc47868p-3;
  private static final double U3 = -0x1.2490c30bc29edp-3;
  private static final double U4 = 0x1.c6d1ec8586fa0p-4;
  private static final double U5 = -0x1.7082c05278c18p-4;
  private static final double U6 = 0x1.1e5c73e1cb52bp-4;
  private static final double U7 = -0x1.36ade932c2514p-5;

  private FloatInverseTrigonometric() {}

  /** {@code (float) StrictMath.asin(x)}. */
  public static float asin(float x) {
    double magnitude = Math.abs(x);
    boolean isSmall = magnitude < 0.5;
    double half = 0.5 - 0.5 * magnitude;
    double root = Math.sqrt(half);
    double z = isSmall ? magnitude * magnitude : half;
    double s = isSmall ? magnitude : root;
    double angle = multiplyAdd(s, asinTerms(z), s);
    double turned = multiplyAdd(angle, -2, HALF_PI);
    return withSign(x, (float) (isSmall ? angle : turned));
  }

  /** {@code (float) StrictMath.acos(x)}. */
  public static float acos(float x) {
    double magnitude = Math.abs(x);
    boolean isSmall = magnitude < 0.5;
    double half = 0.5 - 0.5 * magnitude;
    double root = Math.sqrt(half);
    double z = isSmall ? magnitude * magnitude : half;
    double s = isSmall ? -x : root;
    double angle = multiplyAdd(s, asinTerms(z), s);
    // π/2 + angle, 2 * angle, or π - 2 * angle.
    double base = x < 0 ? PI : 0;
    double factor = x < 0 ? -2 : 2;
    base = isSmall ? HALF_PI : base;
    factor = isSmall ? 1 : factor;
    return (float) multiplyAdd(angle, factor, base);
  }

  /** {@code (float) StrictMath.atan(x)}. */
  public static float atan(float x) {
    float magnitude = Math.abs(x);
    boolean isSmall = magnitude < NEAR_ONE;
    boolean isLarge = magnitude > ABOVE_ONE;
    double wide = magnitude;
    double dividend = isLarge ? -1 : wide - 1;
    double divisor = isLarge ? wide : wide + 1;
    double base = isLarge ? HALF_PI : QUARTER_PI;
    dividend = isSmall ? wide : dividend;
    divisor = isSmall ? 1 : divisor;
    base = isSmall ? 0 : base;
    double y = dividend / divisor;
    return withSign(x, (float) (multiplyAdd(y, atanTerms(y * y), y) + base));
  }

  /** {@code (float) StrictMath.atan2(y, x)}. */
  public static float atan2(float y, float x) {
    float a = Math.abs(y);
    float b = Math.abs(x);
    boolean isSmall = a < NEAR_ONE * b;
    boolean isLarge = a > ABOVE_ONE * b;
    double up = a;
    double right = b;
    // a / b, (a - b) / (a + b), or -b / a.
    double dividend = (isLarge ? 0 : up) - (isSmall ? 0 : right);
    double divisor = (isSmall ? 0 : up) + (isLarge ? 0 : right);
    double base = isLarge ? HALF_PI : QUARTER_PI;
    double q = dividend / divisor;
    double first = multiplyAdd(q, roughAtanTerms(q * q), q) + (isSmall ? 0 : base);
    double angle = x < 0 ? PI - first : first;
    // Fractions of subnormal numbers are no thresholds.
    boolean isOrdinary = a + b >= LEAST_SUM && (angle >= Float.MIN_NORMAL || a == 0);
    if (!(isOrdinary && RoundingMargin.isKept(angle, ATAN2_MARGIN))) {
      return (float) InverseTrigonometric.atan2((double) y, (double) x);
    }
    return withSign(y, (float) angle);
  }

  /** {@code (asin(x) - x) / x} for {@code z = x^2}. */
  private static double asinTerms(double z) {
    double w = z * z;
    double last = multiplyAdd(w, multiplyAdd(z, S12, S11), multiplyAdd(z, S10, S9));
    double high = multiplyAdd(w, last, multiplyAdd(z, S8, S7));
    double middle = multiplyAdd(w, high, multiplyAdd(z, S6, S5));
    double low = multiplyAdd(w, middle, multiplyAdd(z, S4, S3));
    return z * multiplyAdd(w, low, multiplyAdd(z, S2, S1));
  }

  /** {@code (atan(x) - x) / x} for {@code z = x^2}. */
  private static double atanTerms(double z) {
    double w = z * z;
    double high = multiplyAdd(w, multiplyAdd(z, T10, T9), multiplyAdd(z, T8, T7));
    double middle = multiplyAdd(w, high, multiplyAdd(z, T6, T5));
    double low = multiplyAdd(w, middle, multiplyAdd(z, T4, T3));
    return z * multiplyAdd(w, low, multiplyAdd(z, T2, T1));
  }

  /** The same, off by less than 2^-40.2 of the angle. */
  private static double roughAtanTerms(double z) {
    double w = z * z;
    double high = multiplyAdd(w, U7, multiplyAdd(z, U6, U5));
    double low = multiplyAdd(w, high, multiplyAdd(z, U4, U3));
    return z * multiplyAdd(w, low, multiplyAdd(z, U2, U1));
  }

  /** {@code value}, which is not negative, with the sign of {@code sign}. */
  private static float withSign(float sign, float value) {
    int bits = Float.floatToRawIntBits(sign) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) | bits);
  }
}

package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.sinh(x)} of a {@code float}, likewise {@code cosh} and {@code tanh}.
 *
 * <p>With {@code x = k ln 2 + r}, both follow from {@code sinh(r)} and {@code cosh(r)}, two
 * polynomials on half of ln 2, and from the powers {@code 2^k} and {@code 2^-k}, by the addition
 * theorems. The error is below 2^-50. Coefficients: Remez.
 */
public final class FloatHyperbolic {
  private static final int SIGN = 0x8000_0000;
  private static final double INTEGERS = 0x1.8p52;

  private static final double C1 = 0x1.000000000000cp-1;
  private static final double C2 = 0x1.555555554feefp-5;
  private static final double C3 = 0x1.6c16c185e67c8p-10;
  private static final double C4 = 0x1.a01995f307616p-16;
  private static final double C5 = 0x1.28b0d7c821ccbp-22;

  private static final double S1 = 0x1.5555555555559p-3;
  private static final double S2 = 0x1.111111110f67dp-7;
  private static final double S3 = 0x1.a01a01affb44bp-13;
  private static final double S4 = 0x1.71ddf8161a1bdp-19;
  private static final double S5 = 0x1.af5f338d4e8cbp-26;

  private FloatHyperbolic() {}

  /** {@code (float) StrictMath.sinh(x)}. */
  public static float sinh(float x) {
    double[] value = new double[2];
    both(x, value);
    return negatedBy(x, (float) value[0]);
  }

  /** {@code (float) StrictMath.cosh(x)}. */
  public static float cosh(float x) {
    double[] value = new double[2];
    both(x, value);
    return (float) value[1];
  }

  /** {@code (float) StrictMath.tanh(x)}. */
  public static float tanh(float x) {
    double[] value = new double[2];
    both(x, value);
    return negatedBy(x, (float) (value[0] / value[1]));
  }

  /** Writes {@code sinh(|x|)} and {@code cosh(x)}. */
  private static void both(float x, double[] value) {
    float magnitude = Math.abs(x);
    double limited = magnitude > FloatExponential.LIMIT ? FloatExponential.LIMIT : magnitude;
    double shifted = FloatExponential.multiplesOfLn2(limited);
    double r = FloatExponential.withoutMultiples(limited, shifted - INTEGERS);
    double z = r * r;
    double sinh = multiplyAdd(r * z, sinhTerms(z), r);
    double cosh = multiplyAdd(z, coshTerms(z), 1);
    long k = Double.doubleToRawLongBits(shifted);
    double up = DoubleWords.powerOfTwo(k - 1);
    double down = DoubleWords.powerOfTwo(-k - 1);
    value[0] = multiplyAdd(cosh, up - down, sinh * (up + down));
    value[1] = multiplyAdd(cosh, up + down, sinh * (up - down));
  }

  /** {@code (sinh(r) - r) / r^3} for {@code z = r^2}. */
  private static double sinhTerms(double z) {
    double w = z * z;
    double last = multiplyAdd(w, S5, multiplyAdd(z, S4, S3));
    return multiplyAdd(w, last, multiplyAdd(z, S2, S1));
  }

  /** {@code (cosh(r) - 1) / r^2} for {@code z = r^2}. */
  private static double coshTerms(double z) {
    double w = z * z;
    double last = multiplyAdd(w, C5, multiplyAdd(z, C4, C3));
    return multiplyAdd(w, last, multiplyAdd(z, C2, C1));
  }

  private static float negatedBy(float sign, float value) {
    int bits = Float.floatToRawIntBits(sign) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) ^ bits);
  }
}

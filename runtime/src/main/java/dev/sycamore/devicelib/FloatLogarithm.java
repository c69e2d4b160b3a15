package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.log(x)} of a {@code float}, likewise {@code log10} and {@code log1p}.
 *
 * <p>{@code x = 2^k (1 + f)} with {@code 1 + f} in [√2/2, √2], and a polynomial in {@code s = f /
 * (2 + f)} that is off by less than 2^-51. Coefficients: Remez.
 */
public final class FloatLogarithm {
  private static final int SIGN = 0x8000_0000;
  private static final int POWER = 0xff80_0000;
  private static final long DOUBLE_POWER = 0xfff0_0000_0000_0000L;

  /** The bits of √2/2. */
  private static final int HALF_SQRT2 = 0x3f35_04f3;

  private static final long DOUBLE_HALF_SQRT2 = 0x3fe6_a09e_667f_3bcdL;

  /** ln 2 to 32 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final double LN2 = 0x1.62e42feep-1;

  private static final double LN2_REST = 0x1.a39ef35793c76p-33;
  private static final double LOG10_2 = 0x1.34413508p-2;
  private static final double LOG10_2_REST = 0x1.f79fef311f12bp-34;
  private static final double TWO_LOG10_E = 0x1.bcb7b1526e50ep-1;

  private static final double L1 = 0x1.555555555395cp-1;
  private static final double L2 = 0x1.999999a295ee1p-2;
  private static final double L3 = 0x1.2492417604118p-2;
  private static final double L4 = 0x1.c722791636231p-3;
  private static final double L5 = 0x1.732c036420c97p-3;
  private static final double L6 = 0x1.58792e648f489p-3;

  private static final double D1 = 0x1.287a7636f2b12p-2;
  private static final double D2 = 0x1.63c6277cf3181p-3;
  private static final double D3 = 0x1.fc3f98bcce9a1p-4;
  private static final double D4 = 0x1.8b532f743bd4ap-4;
  private static final double D5 = 0x1.426555b883ea2p-4;
  private static final double D6 = 0x1.2b34acd8a35ccp-4;

  /** For it alone the error of StrictMath.log1p decides about the rounding. */
  private static final float LOG1P_ODD = 0x1.fb035ap-2f;

  private static final float LOG1P_OF_ODD = 0x1.9bddc4p-2f;

  private FloatLogarithm() {}

  /** {@code (float) StrictMath.log(x)}. */
  public static float log(float x) {
    int bits = Float.floatToRawIntBits(x);
    int distance = bits - HALF_SQRT2;
    double k = distance >> 23;
    double f = Float.intBitsToFloat(bits - (distance & POWER)) - 1.0f;
    float log = (float) sum(k, NormalQuotient.of(f, 2 + f));
    if (!(x >= Float.MIN_NORMAL && x <= Float.MAX_VALUE)) {
      return (float) Logarithm.log((double) x);
    }
    return log;
  }

  /** {@code (float) StrictMath.log10(x)}. */
  public static float log10(float x) {
    int bits = Float.floatToRawIntBits(x);
    int distance = bits - HALF_SQRT2;
    double k = distance >> 23;
    double f = Float.intBitsToFloat(bits - (distance & POWER)) - 1.0f;
    double s = NormalQuotient.of(f, 2 + f);
    double z = s * s;
    double w = z * z;
    double last = multiplyAdd(w, multiplyAdd(z, D6, D5), multiplyAdd(z, D4, D3));
    double terms = multiplyAdd(w, last, multiplyAdd(z, D2, D1));
    double rest = multiplyAdd(k, LOG10_2_REST, multiplyAdd(s * z, terms, s * TWO_LOG10_E));
    float log = (float) multiplyAdd(k, LOG10_2, rest);
    if (!(x >= Float.MIN_NORMAL && x <= Float.MAX_VALUE)) {
      return (float) Logarithm.log10((double) x);
    }
    return log;
  }

  /** {@code (float) StrictMath.log1p(x)}. */
  public static float log1p(float x) {
    if (!(x > -1 && x <= Float.MAX_VALUE)) {
      return (float) Logarithm.log1p((double) x);
    }
    // The sum is exact where its last bits count.
    double u = 1 + (double) x;
    long bits = Double.doubleToRawLongBits(u);
    long distance = bits - DOUBLE_HALF_SQRT2;
    long power = distance & DOUBLE_POWER;
    double k = DoubleWords.fromInteger(distance >> 52);
    double f = Double.longBitsToDouble(bits - power) - 1;
    double whole = power == 0 ? x : f;
    float sum = (float) sum(k, NormalQuotient.of(whole, 2 + whole));
    float value = x == LOG1P_ODD ? LOG1P_OF_ODD : sum;
    // Of the results only that for -0 lacks its sign.
    int sign = Float.floatToRawIntBits(x) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) | sign);
  }

  /** {@code k ln 2 + log((1 + s) / (1 - s))}. */
  private static double sum(double k, double s) {
    double z = s * s;
    double w = z * z;
    double last = multiplyAdd(w, multiplyAdd(z, L6, L5), multiplyAdd(z, L4, L3));
    double terms = multiplyAdd(w, last, multiplyAdd(z, L2, L1));
    double rest = multiplyAdd(k, LN2_REST, multiplyAdd(s * z, terms, s + s));
    return multiplyAdd(k, LN2, rest);
  }
}

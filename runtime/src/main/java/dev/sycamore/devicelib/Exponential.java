package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@link StrictMath#exp} and {@link StrictMath#expm1}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: {@code x = k ln 2 + r} with {@code |r| <=
 * 0.5 ln 2}, a Remez approximation of {@code r (e^r + 1) / (e^r - 1)}, and {@code 2^k} put into the
 * exponent.
 */
public final class Exponential {
  private static final double OVERFLOW = 0x1.62e42fefa39efp9;
  private static final double EXP_UNDERFLOW = -0x1.74910d52d3051p9;

  /** ln 2 to 32 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final double LN2 = 0x1.62e42feep-1;

  private static final double LN2_REST = 0x1.a39ef35793c76p-33;
  private static final double LOG2_E = 0x1.71547652b82fep0;

  /** Just above 0.5 ln 2. */
  private static final double HALF_LN2 = 0x1.62e43p-2;

  /** Up to here e^x and e^-x are normal numbers. */
  private static final double EXP_NORMAL = 708;

  private static final double EXP_TINY = 0x1p-28;
  private static final double P1 = 0x1.555555555553ep-3;
  private static final double P2 = -0x1.6c16c16bebd93p-9;
  private static final double P3 = 0x1.1566aaf25de2cp-14;
  private static final double P4 = -0x1.bbd41c5d26bf1p-20;
  private static final double P5 = 0x1.6376972bea4d0p-25;

  /** Up to here {@code k} is below 20. */
  private static final double EXPM1_SHORT = 13.5;

  private static final double Q1 = -0x1.11111111110f4p-5;
  private static final double Q2 = 0x1.a01a019fe5585p-10;
  private static final double Q3 = -0x1.4ce199eaadbb7p-14;
  private static final double Q4 = 0x1.0cfca86e65239p-18;
  private static final double Q5 = -0x1.afdb76e09c32dp-23;

  private Exponential() {}

  /** {@link StrictMath#exp}: e^x, at most one ulp off. */
  public static double exp(double x) {
    double magnitude = Math.abs(x);
    double k = multipleOfLn2(x, magnitude);
    double high = multiplyAdd(k, -LN2, x);
    double low = k * LN2_REST;
    double r = high - low;
    double c = expTerms(r);
    double other = high - (low - NormalQuotient.of(r * c, 2 - c));
    double y = 1 + (magnitude < EXP_TINY ? x : other);
    long n = DoubleWords.integer(k);
    // Computed for all, so that only what is beyond needs a test.
    double power = DoubleWords.addToExponent(y, n);
    if (!(magnitude < EXP_NORMAL)) {
      return expBeyond(x, y, n);
    }
    return power;
  }

  /** {@code 2^k y}, which may be no normal number, or what is e^x where it is not that. */
  private static double expBeyond(double x, double y, long k) {
    if (FloatingBits.isNaN(x)) {
      return x;
    }
    if (x > OVERFLOW) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < EXP_UNDERFLOW) {
      return 0;
    }
    return x > 0
        ? DoubleWords.addToExponent(y, k)
        : DoubleWords.addToExponent(y, k + 1000) * 0x1p-1000;
  }

  /** {@link StrictMath#expm1}: e^x - 1, at most one ulp off. */
  public static double expm1(double x) {
    double magnitude = Math.abs(x);
    double k = multipleOfLn2(x, magnitude);
    double high = multiplyAdd(k, -LN2, x);
    double low = k * LN2_REST;
    double r = high - low;
    double lost = (high - r) - low;
    double e = (r * (expm1Terms(r) - lost) - lost) - r * (0.5 * r);
    long n = DoubleWords.integer(k);
    if (!(magnitude < EXPM1_SHORT)) {
      return expm1Far(x, r, e, k);
    }
    // Either 1 is subtracted at the end, or 2^-k within.
    boolean isAtEnd = k <= -2;
    double within = isAtEnd ? 0 : DoubleWords.powerOfTwo(-n);
    double sum = (1 - within) + (r - e);
    sum = k == 1 && r < -0.25 ? (r + 0.5) - e : sum;
    double result = DoubleWords.addToExponent(sum, n) - (isAtEnd ? 1 : 0);
    // Of the results only that for -0 lacks its sign.
    return DoubleWords.negativeBy(Double.doubleToRawLongBits(x), result);
  }

  /** The same far from 0, where {@code x = k ln 2 + r} and {@code e^r - 1 = r - e}. */
  private static double expm1Far(double x, double r, double e, double k) {
    if (FloatingBits.isNaN(x)) {
      return x;
    }
    if (x > OVERFLOW) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < -EXP_NORMAL) {
      return -1;
    }
    long n = DoubleWords.integer(k);
    if (k < 20 || k > 56) {
      return DoubleWords.addToExponent(1 + (r - e), n) - 1;
    }
    return DoubleWords.addToExponent((r - (e + DoubleWords.powerOfTwo(-n))) + 1, n);
  }

  /** {@link #expm1} for what is not farther from 0 than half of ln 2. */
  static double expm1NearZero(double x) {
    return x - (x * expm1Terms(x) - x * (0.5 * x));
  }

  /**
   * {@link #expm1NearZero} or {@link #exp} with one division.
   *
   * @param x not negative, below 700
   * @param isNear whether it is below half of ln 2
   */
  static double expm1OrExp(double x, boolean isNear) {
    double k = isNear ? 0 : Math.floor(LOG2_E * x + 0.5);
    double high = multiplyAdd(k, -LN2, x);
    double low = k * LN2_REST;
    double r = high - low;
    double c = expTerms(r);
    double half = 0.5 * r;
    double z = r * half;
    double r1 = expm1Series(z);
    double t = 3 - r1 * half;
    double quotient = NormalQuotient.of(isNear ? r1 - t : r * c, isNear ? 6 - r * t : 2 - c);
    double power = DoubleWords.addToExponent(1 - ((low - quotient) - high), DoubleWords.integer(k));
    return isNear ? r - (r * (z * quotient) - z) : power;
  }

  private static double multipleOfLn2(double x, double magnitude) {
    double n = magnitude < HALF_LN2 ? 0 : Math.floor(LOG2_E * magnitude + 0.5);
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), n);
  }

  private static double expTerms(double r) {
    double t = r * r;
    return r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  }

  private static double expm1Terms(double r) {
    double half = 0.5 * r;
    double z = r * half;
    double r1 = expm1Series(z);
    double t = 3 - r1 * half;
    return z * NormalQuotient.of(r1 - t, 6 - r * t);
  }

  private static double expm1Series(double z) {
    return 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * (Q4 + z * Q5))));
  }
}

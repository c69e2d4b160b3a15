package dev.sycamore.devicelib;

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

  private static final double EXPM1_TINY = 0x1p-54;

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
    double high = x - k * LN2;
    double low = k * LN2_REST;
    double r = high - low;
    double c = expTerms(r);
    double y = magnitude < EXP_TINY ? 1 + x : 1 - ((low - (r * c) / (2 - c)) - high);
    if (!(magnitude < EXP_NORMAL)) {
      return expBeyond(x, y, DoubleWords.integer(k));
    }
    return DoubleWords.addToExponent(y, DoubleWords.integer(k));
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
    double high = x - k * LN2;
    double low = k * LN2_REST;
    double r = high - low;
    double lost = (high - r) - low;
    double e = (r * (expm1Terms(r) - lost) - lost) - r * (0.5 * r);
    if (!(magnitude < EXP_NORMAL)) {
      return expm1Beyond(x, 1 + (r - e), DoubleWords.integer(k));
    }
    double result = expm1Scaled(r, e, k);
    return magnitude < EXPM1_TINY ? x : result;
  }

  private static double expm1Beyond(double x, double y, long k) {
    if (FloatingBits.isNaN(x)) {
      return x;
    }
    if (x > OVERFLOW) {
      return Double.POSITIVE_INFINITY;
    }
    return x > 0 ? DoubleWords.addToExponent(y, k) - 1 : -1;
  }

  /** {@code 2^k (1 + r - e) - 1}, with the sums in the order that loses least. */
  private static double expm1Scaled(double r, double e, double k) {
    long n = DoubleWords.integer(k);
    // Either 1 is subtracted at the end, or 2^-k within.
    boolean isAtEnd = k <= -2 || k > 56;
    double within = isAtEnd ? 0 : DoubleWords.powerOfTwo(-n);
    double sum = (1 - within) + (r - e);
    sum = k >= 20 ? (r - (e + within)) + 1 : sum;
    double result = sum * DoubleWords.powerOfTwo(n) - (isAtEnd ? 1 : 0);
    return k == 1 && r < -0.25 ? -2 * (e - (r + 0.5)) : result;
  }

  /** {@link #expm1} for what is not farther from 0 than half of ln 2. */
  static double expm1NearZero(double x) {
    return x - (x * expm1Terms(x) - x * (0.5 * x));
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
    double r1 = 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * (Q4 + z * Q5))));
    double t = 3 - r1 * half;
    return z * ((r1 - t) / (6 - r * t));
  }
}

package dev.sycamore.devicelib;

/**
 * {@link StrictMath#log}, {@link StrictMath#log10} and {@link StrictMath#log1p}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: {@code x = 2^k (1 + f)} with {@code 1 +
 * f} in [√2/2, √2], and {@code log(1 + f)} as a polynomial in {@code s = f / (2 + f)}.
 */
public final class Logarithm {
  /** ln 2 to 32 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final double LN2 = 0x1.62e42feep-1;

  private static final double LN2_REST = 0x1.a39ef35793c76p-33;

  private static final double L1 = 0x1.5555555555593p-1;
  private static final double L2 = 0x1.999999997fa04p-2;
  private static final double L3 = 0x1.2492494229359p-2;
  private static final double L4 = 0x1.c71c51d8e78afp-3;
  private static final double L5 = 0x1.7466496cb03dep-3;
  private static final double L6 = 0x1.39a09d078c69fp-3;
  private static final double L7 = 0x1.2f112df3e5244p-3;

  private static final double LOG10_E = 0x1.bcb7b1526e50ep-2;
  private static final double LOG10_2 = 0x1.34413509f6p-2;
  private static final double LOG10_2_REST = 0x1.9fef311f12b36p-42;

  /** √2 - 1 and 1 - √2/2 as far as their high words say. */
  private static final double SQRT2_MINUS_ONE = 0x1.a827ap-2;

  private static final double ONE_MINUS_HALF_SQRT2 = 0x1.2bec4p-2;

  private static final double TWO_54 = 0x1p54;
  private static final int MANTISSA = 0x000f_ffff;
  private static final int ONE = 0x3ff0_0000;

  private Logarithm() {}

  /** {@link StrictMath#log}: at most one ulp off; -∞ for zeros, NaN below. */
  public static double log(double x) {
    if (!(x > 0)) {
      return x == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
    }
    if (x == Double.POSITIVE_INFINITY) {
      return x;
    }
    int k = 0;
    double normal = x;
    if (x < Double.MIN_NORMAL) {
      k = -54;
      normal = x * TWO_54;
    }
    k += FloatingBits.getExponent(normal);
    int mantissa = DoubleWords.high(normal) & MANTISSA;
    // 0 below √2, the lowest bit of the exponent above it.
    int upper = (mantissa + 0x95f64) & 0x0010_0000;
    k += upper >> 20;
    double f = DoubleWords.withHigh(normal, mantissa | (upper ^ ONE)) - 1;
    return logOnePlus(f, mantissa, k);
  }

  /** {@code k ln 2 + log(1 + f)}; {@code mantissa} chooses how the halves of f^2 are summed. */
  private static double logOnePlus(double f, int mantissa, int k) {
    double high = k * LN2;
    double low = k * LN2_REST;
    if ((MANTISSA & (2 + mantissa)) < 3) {
      // |f| < 2^-20
      if (f == 0) {
        return k == 0 ? 0 : high + low;
      }
      double r = f * f * (0.5 - 0.3333333333333333 * f);
      return k == 0 ? f - r : high - ((r - low) - f);
    }
    double s = f / (2 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (L2 + w * (L4 + w * L6));
    double odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
    double r = odd + even;
    if (((mantissa - 0x6147a) | (0x6b851 - mantissa)) > 0) {
      double half = 0.5 * f * f;
      return k == 0 ? f - (half - s * (half + r)) : high - ((half - (s * (half + r) + low)) - f);
    }
    return k == 0 ? f - s * (f - r) : high - ((s * (f - r) - low) - f);
  }

  /** {@link StrictMath#log10}: at most one ulp off; -∞ for zeros, NaN below. */
  public static double log10(double x) {
    if (!(x > 0)) {
      return x == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
    }
    if (x == Double.POSITIVE_INFINITY) {
      return x;
    }
    int k = 0;
    double normal = x;
    if (x < Double.MIN_NORMAL) {
      k = -54;
      normal = x * TWO_54;
    }
    k += FloatingBits.getExponent(normal);
    // The significand is in [1, 2) for k >= 0 and in [0.5, 1) below, so that log10(1 - u) stays
    // small.
    int below = k < 0 ? 1 : 0;
    double n = k + below;
    int high = (DoubleWords.high(normal) & MANTISSA) | ((0x3ff - below) << 20);
    double z = n * LOG10_2_REST + LOG10_E * log(DoubleWords.withHigh(normal, high));
    return z + n * LOG10_2;
  }

  /** {@link StrictMath#log1p}: log(1 + x), at most one ulp off; -∞ for -1, NaN below. */
  public static double log1p(double x) {
    if (!(x > -1)) {
      return x == -1 ? Double.NEGATIVE_INFINITY : Double.NaN;
    }
    if (x == Double.POSITIVE_INFINITY) {
      return x;
    }
    double magnitude = Math.abs(x);
    if (magnitude < 0x1p-29) {
      return magnitude < 0x1p-54 ? x : x - x * x * 0.5;
    }
    if (x < SQRT2_MINUS_ONE && x > -ONE_MINUS_HALF_SQRT2) {
      double half = 0.5 * x * x;
      double s = x / (2 + x);
      return x - (half - s * (half + log1pTerms(s)));
    }
    return log1pReduced(x);
  }

  private static double log1pReduced(double x) {
    double u = x;
    double lost = 0;
    int k;
    if (x < 0x1p53) {
      u = 1 + x;
      k = FloatingBits.getExponent(u);
      lost = (k > 0 ? 1 - (u - x) : x - (u - 1)) / u;
    } else {
      k = FloatingBits.getExponent(u);
    }
    int mantissa = DoubleWords.high(u) & MANTISSA;
    boolean lower = mantissa < 0x6a09e;
    // The distance of the high word from that of 1, zero or not, in quarters.
    int distance = lower ? mantissa : (0x0010_0000 - mantissa) >> 2;
    double f = DoubleWords.withHigh(u, mantissa | (lower ? ONE : 0x3fe0_0000)) - 1;
    if (!lower) {
      k++;
    }
    double high = k * LN2;
    double low = k * LN2_REST + lost;
    double half = 0.5 * f * f;
    if (distance == 0) {
      // |f| < 2^-20
      if (f == 0) {
        return k == 0 ? 0 : high + low;
      }
      double r = half * (1 - 0.6666666666666666 * f);
      return k == 0 ? f - r : high - ((r - low) - f);
    }
    double s = f / (2 + f);
    double r = log1pTerms(s);
    if (k == 0) {
      return f - (half - s * (half + r));
    }
    return high - ((half - (s * (half + r) + low)) - f);
  }

  private static double log1pTerms(double s) {
    double z = s * s;
    return z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
  }
}

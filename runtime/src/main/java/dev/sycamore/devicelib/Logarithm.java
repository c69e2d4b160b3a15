package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

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
  private static final long FRACTION = 0x000f_ffff_ffff_ffffL;
  private static final long ONE = 0x3ff0_0000_0000_0000L;
  private static final long LEAST_NORMAL = 0x0010_0000_0000_0000L;
  private static final long GREATEST = 0x7fef_ffff_ffff_ffffL;

  // FDLIBM looks at high words only, and takes √2 for a little more or a little less than it is.

  /** What takes fractions from that of √2 on to the next exponent. */
  private static final long TO_SQRT2 = 0x0009_5f64_0000_0000L;

  private static final long TO_SHORT_SQRT2 = 0x0009_5f62_0000_0000L;

  /** Fractions between which the halves of f^2 are summed in two parts. */
  private static final long SPLIT_FROM = 0x0006_147a_0000_0000L;

  private static final long SPLIT_TO = 0x0006_b852_0000_0000L;

  /** What takes the fractions right below 1 to 0, and those right above 1 next to them. */
  private static final long BELOW_ONE = 0x2_0000_0000L;

  private static final long AROUND_ONE = 0x3_0000_0000L;
  private static final long FAR_BELOW_ONE = 0x3_0000_0000L;
  private static final long FAR_AROUND_ONE = 0x4_0000_0000L;

  private Logarithm() {}

  /** {@link StrictMath#log}: at most one ulp off; -∞ for zeros, NaN below. */
  public static double log(double x) {
    // Computed for all, so that only what is not normal needs a test.
    double log = logOfNormal(x, 0);
    if (!isNormal(x)) {
      return x > 0 && x < Double.MIN_NORMAL ? logOfNormal(x * TWO_54, 54) : edge(x);
    }
    return log;
  }

  /** Whether it is a positive normal number; in the lanes of vectors one sign instead of masks. */
  private static boolean isNormal(double x) {
    long bits = Double.doubleToRawLongBits(x);
    return ((bits - LEAST_NORMAL) | (GREATEST - bits)) >= 0;
  }

  /** The logarithms of zeros, infinity, NaN and what is negative. */
  private static double edge(double x) {
    return x > 0 ? x : x == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
  }

  /** {@code log(x) - scale * log(2)} for a normal positive number. */
  private static double logOfNormal(double x, double scale) {
    long bits = Double.doubleToRawLongBits(x);
    long moved = bits + TO_SQRT2;
    double f = Double.longBitsToDouble((moved & FRACTION) + (ONE - TO_SQRT2)) - 1;
    return logOfReduced(bits, DoubleWords.exponent(moved) - scale, f);
  }

  /**
   * {@code k * log(2) + log(1 + f)}.
   *
   * @param bits those of a number that has the fraction of {@code 1 + f}
   */
  private static double logOfReduced(long bits, double k, double f) {
    double low = k * LN2_REST;
    double s = NormalQuotient.of(f, 2 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (L2 + w * (L4 + w * L6));
    double odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
    double r = odd + even;
    double half = 0.5 * f * f;
    boolean split = ((bits - SPLIT_FROM) & FRACTION) < SPLIT_TO - SPLIT_FROM;
    double product = s * (split ? half + r : f - r);
    double sum = split ? product + low : product - low;
    double rest = split ? half - sum : sum;
    // |f| < 2^-20
    boolean near = ((bits + BELOW_ONE) & FRACTION) < AROUND_ONE;
    double nearRest = f * f * (0.5 - 0.3333333333333333 * f) - low;
    return multiplyAdd(k, LN2, f - (near ? nearRest : rest));
  }

  /** {@link StrictMath#log10}: at most one ulp off; -∞ for zeros, NaN below. */
  public static double log10(double x) {
    double log = log10OfNormal(x, 0);
    if (!isNormal(x)) {
      return x > 0 && x < Double.MIN_NORMAL ? log10OfNormal(x * TWO_54, 54) : edge(x);
    }
    return log;
  }

  /** {@code log10(x) - scale * log10(2)} for a normal positive number. */
  private static double log10OfNormal(double x, double scale) {
    long bits = Double.doubleToRawLongBits(x);
    double k = DoubleWords.exponent(bits) - scale;
    // The significand is in [1, 2) for k >= 0 and in [0.5, 1) below, so that log10(1 - u) stays
    // small.
    double n = k < 0 ? k + 1 : k;
    long moved = bits + TO_SQRT2;
    double f = Double.longBitsToDouble((moved & FRACTION) + (ONE - TO_SQRT2)) - 1;
    double ofSignificand = (DoubleWords.exponent(moved) - scale) - n;
    double log = logOfReduced(bits, ofSignificand, f);
    return multiplyAdd(n, LOG10_2, n * LOG10_2_REST + LOG10_E * log);
  }

  /** {@link StrictMath#log1p}: log(1 + x), at most one ulp off; -∞ for -1, NaN below. */
  public static double log1p(double x) {
    double log = log1pOrdinary(x);
    if (!(x > -1 && x < 0x1p53)) {
      return x > 0 && x < Double.POSITIVE_INFINITY ? log1pLarge(x) : edge(1 + x);
    }
    return log;
  }

  private static double log1pOrdinary(double x) {
    boolean isSmall = x < SQRT2_MINUS_ONE && x > -ONE_MINUS_HALF_SQRT2;
    double u = 1 + x;
    double f = x;
    double k = 0;
    double lost = 0;
    long bits = Double.doubleToRawLongBits(u);
    if (!isSmall) {
      long moved = bits + TO_SHORT_SQRT2;
      k = DoubleWords.exponent(moved);
      f = Double.longBitsToDouble((moved & FRACTION) + (ONE - TO_SHORT_SQRT2)) - 1;
      lost = (u >= 2 ? 1 - (u - x) : x - (u - 1)) / u;
    }
    double low = k == 0 ? 0 : k * LN2_REST + lost;
    double half = 0.5 * f * f;
    double s = NormalQuotient.of(f, 2 + f);
    double rest = half - (s * (half + log1pTerms(s)) + low);
    if (isSmall) {
      rest = Math.abs(x) < 0x1p-29 ? half : rest;
    } else if (((bits + FAR_BELOW_ONE) & FRACTION) < FAR_AROUND_ONE) {
      // |f| < 2^-20
      rest = half * (1 - 0.6666666666666666 * f) - low;
    }
    // Of the results only that for -0 lacks its sign.
    return DoubleWords.negativeBy(Double.doubleToRawLongBits(x), multiplyAdd(k, LN2, f - rest));
  }

  /** {@code log(1 + x)} where that is {@code log(x)}, from 2^53 on. */
  private static double log1pLarge(double x) {
    long bits = Double.doubleToRawLongBits(x);
    long moved = bits + TO_SHORT_SQRT2;
    double k = DoubleWords.exponent(moved);
    double f = Double.longBitsToDouble((moved & FRACTION) + (ONE - TO_SHORT_SQRT2)) - 1;
    double low = k * LN2_REST;
    double half = 0.5 * f * f;
    double s = NormalQuotient.of(f, 2 + f);
    double rest = half - (s * (half + log1pTerms(s)) + low);
    if (((bits + FAR_BELOW_ONE) & FRACTION) < FAR_AROUND_ONE) {
      // |f| < 2^-20
      rest = half * (1 - 0.6666666666666666 * f) - low;
    }
    return multiplyAdd(k, LN2, f - rest);
  }

  private static double log1pTerms(double s) {
    double z = s * s;
    return z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
  }
}

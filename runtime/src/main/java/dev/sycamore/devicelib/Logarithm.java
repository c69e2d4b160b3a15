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
  private static final long FRACTION = 0x000f_ffff_ffff_ffffL;
  private static final long ONE = 0x3ff0_0000_0000_0000L;
  private static final long HALF = 0x3fe0_0000_0000_0000L;

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
    boolean subnormal = x < Double.MIN_NORMAL;
    double result = logOfNormal(subnormal ? x * TWO_54 : x, subnormal ? -54 : 0);
    return x > 0 && x < Double.POSITIVE_INFINITY ? result : edge(x);
  }

  /** The logarithms of zeros, infinity, NaN and what is negative. */
  private static double edge(double x) {
    return x > 0 ? x : x == 0 ? Double.NEGATIVE_INFINITY : Double.NaN;
  }

  /** {@code log(x) + exponent * log(2)} for a normal positive number. */
  private static double logOfNormal(double x, double exponent) {
    long bits = Double.doubleToRawLongBits(x);
    long fraction = bits & FRACTION;
    // To the next exponent from √2 on.
    long power = (bits + TO_SQRT2) & ~FRACTION;
    double k = DoubleWords.fromInteger((power >> 52) - 1023) + exponent;
    double f = Double.longBitsToDouble(bits - power + ONE) - 1;
    double high = k * LN2;
    double low = k * LN2_REST;
    double s = f / (2 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (L2 + w * (L4 + w * L6));
    double odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
    double r = odd + even;
    double half = 0.5 * f * f;
    boolean split = fraction >= SPLIT_FROM && fraction < SPLIT_TO;
    double rest = split ? half - (s * (half + r) + low) : s * (f - r) - low;
    if (((bits + BELOW_ONE) & FRACTION) < AROUND_ONE) {
      // |f| < 2^-20
      rest = f * f * (0.5 - 0.3333333333333333 * f) - low;
    }
    return high - (rest - f);
  }

  /** {@link StrictMath#log10}: at most one ulp off; -∞ for zeros, NaN below. */
  public static double log10(double x) {
    boolean subnormal = x < Double.MIN_NORMAL;
    double normal = subnormal ? x * TWO_54 : x;
    long bits = Double.doubleToRawLongBits(normal);
    double k = DoubleWords.fromInteger((bits >> 52) - 1023) - (subnormal ? 54 : 0);
    // The significand is in [1, 2) for k >= 0 and in [0.5, 1) below, so that log10(1 - u) stays
    // small.
    double n = k < 0 ? k + 1 : k;
    long fraction = bits & FRACTION;
    double significand = Double.longBitsToDouble(fraction | (k < 0 ? HALF : ONE));
    double z = n * LOG10_2_REST + LOG10_E * logOfNormal(significand, 0);
    double result = z + n * LOG10_2;
    return x > 0 && x < Double.POSITIVE_INFINITY ? result : edge(x);
  }

  /** {@link StrictMath#log1p}: log(1 + x), at most one ulp off; -∞ for -1, NaN below. */
  public static double log1p(double x) {
    boolean isSmall = x < SQRT2_MINUS_ONE && x > -ONE_MINUS_HALF_SQRT2;
    boolean isRounded = x < 0x1p53;
    double u = isRounded ? 1 + x : x;
    double f = x;
    double k = 0;
    double lost = 0;
    long bits = Double.doubleToRawLongBits(u);
    if (!isSmall) {
      long power = (bits + TO_SHORT_SQRT2) & ~FRACTION;
      k = DoubleWords.fromInteger((power >> 52) - 1023);
      f = Double.longBitsToDouble(bits - power + ONE) - 1;
      double missing = u >= 2 ? 1 - (u - x) : x - (u - 1);
      lost = (isRounded ? missing : 0) / u;
    }
    double high = k * LN2;
    double low = k == 0 ? 0 : k * LN2_REST + lost;
    double half = 0.5 * f * f;
    double s = f / (2 + f);
    double rest = half - (s * (half + log1pTerms(s)) + low);
    if (isSmall) {
      rest = Math.abs(x) < 0x1p-29 ? half : rest;
    } else if (((bits + FAR_BELOW_ONE) & FRACTION) < FAR_AROUND_ONE) {
      // |f| < 2^-20
      rest = half * (1 - 0.6666666666666666 * f) - low;
    }
    double result = k == 0 ? f - rest : high - (rest - f);
    return x > -1 && x < Double.POSITIVE_INFINITY ? result : edge(u);
  }

  private static double log1pTerms(double s) {
    double z = s * s;
    return z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
  }
}

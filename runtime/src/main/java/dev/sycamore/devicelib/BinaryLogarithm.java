package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * The logarithm to base 2 in more bits than a double has, for {@link Power}.
 *
 * <p>Source: FDLIBM 5.3. Each function writes the logarithm, unevaluated, as {@code log[0] +
 * log[1]}, the first without low word.
 */
final class BinaryLogarithm {
  private static final double L1 = 0x1.3333333333303p-1;
  private static final double L2 = 0x1.b6db6db6fabffp-2;
  private static final double L3 = 0x1.55555518f264dp-2;
  private static final double L4 = 0x1.17460a91d4101p-2;
  private static final double L5 = 0x1.d864a93c9db65p-3;
  private static final double L6 = 0x1.a7e284a454eefp-3;

  /** 2 / (3 ln 2), in one number and in two. */
  private static final double CP = 0x1.ec709dc3a03fdp-1;

  private static final double CP_HIGH = 0x1.ec709ep-1;
  private static final double CP_LOW = -0x1.e2fe0145b01f5p-28;

  /** log2(1.5), in two numbers. */
  private static final double LOG2_3_2 = 0x1.2b8034p-1;

  private static final double LOG2_3_2_REST = 0x1.cfdeb43cfd006p-27;

  private static final double LOG2_E = 0x1.71547652b82fep0;
  private static final double LOG2_E_HIGH = 0x1.715476p0;
  private static final double LOG2_E_LOW = 0x1.4ae0bf85ddf44p-26;

  private static final long FRACTION = 0x000f_ffff_ffff_ffffL;
  private static final long LOW_WORD = 0xffff_ffffL;
  private static final long ONE = 0x3ff0_0000_0000_0000L;

  /** The fractions of √(3/2) and √3, and what takes the latter to the next exponent. */
  private static final long FROM_CENTRE = 0x0003_988f_0000_0000L;

  private static final long TO_CENTRE = 0x000b_b67a_0000_0000L;
  private static final long TO_NEXT = 0x0004_4986_0000_0000L;

  private static final long HALF_SUM = 0x2000_0000_0000_0000L;
  private static final long SUM_OF_ONE = 0x0008_0000_0000_0000L;

  private BinaryLogarithm() {}

  /** For {@code |1 - x|} below 2^-20: the first terms of the series. */
  static void nearOne(double x, double[] log) {
    double t = x - 1;
    double w = t * t * (0.5 - t * (0.3333333333333333 - t * 0.25));
    double u = LOG2_E_HIGH * t;
    double v = t * LOG2_E_LOW - w * LOG2_E;
    double high = DoubleWords.withoutLow(u + v);
    log[0] = high;
    log[1] = v - (high - u);
  }

  /** For any positive finite {@code x}. */
  static void log2(double x, double[] log) {
    boolean subnormal = x < Double.MIN_NORMAL;
    long bits = Double.doubleToRawLongBits(subnormal ? x * 0x1p53 : x);
    // Intervals around 1, around 1.5, and around 1 again, one exponent further.
    long fraction = bits & FRACTION;
    boolean shifted = fraction >= FROM_CENTRE && fraction < TO_CENTRE;
    long moved = bits + TO_NEXT;
    double n = DoubleWords.exponent(moved) - (subnormal ? 53 : 0);
    double reduced = Double.longBitsToDouble((moved & FRACTION) + (ONE - TO_NEXT));
    logAround(reduced, shifted, n, log);
  }

  private static void logAround(double x, boolean shifted, double n, double[] log) {
    double centre = shifted ? 1.5 : 1;
    double u = x - centre;
    double v = 1 / (x + centre);
    double s = u * v;
    double sHigh = DoubleWords.withoutLow(s);
    // x + centre, in two parts.
    long half = (((Double.doubleToRawLongBits(x) >> 1) & ~LOW_WORD) | HALF_SUM) + SUM_OF_ONE;
    double sumHigh = Double.longBitsToDouble(half + (shifted ? 1L << 50 : 0));
    double sumLow = x - (sumHigh - centre);
    double sLow = v * (multiplyAdd(sHigh, -sumHigh, u) - sHigh * sumLow);

    // 3 + s^2 + terms, in two parts.
    double s2 = s * s;
    double terms = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6)))));
    terms += sLow * (sHigh + s);
    double tHigh = DoubleWords.withoutLow(multiplyAdd(sHigh, sHigh, 3) + terms);
    double tLow = terms - multiplyAdd(sHigh, -sHigh, tHigh - 3);

    // s * (3 + ...), in two parts.
    double product = sHigh * tHigh;
    double productRest = sLow * tHigh + tLow * s;
    double pHigh = DoubleWords.withoutLow(product + productRest);
    double pLow = productRest - (pHigh - product);

    // 2 / (3 ln 2) * that + log2(centre) + exponent.
    double zHigh = CP_HIGH * pHigh;
    double zLow = CP_LOW * pHigh + pLow * CP + (shifted ? LOG2_3_2_REST : 0);
    double log2Centre = shifted ? LOG2_3_2 : 0;
    double result = DoubleWords.withoutLow(((zHigh + zLow) + log2Centre) + n);
    log[0] = result;
    log[1] = zLow - (((result - n) - log2Centre) - zHigh);
  }
}

package dev.sycamore.devicelib;

/** Exponentials and logarithms to bases that {@link StrictMath} does not have. */
public final class OtherBases {
  /** The logarithm of 10 to base 2 to 19 bits, the rest, and all of it. */
  private static final double LOG2_10_HEAD = 0x1.a935p1;

  private static final double LOG2_10_REST = -0x1.ed0cb91d406dbp-20;
  private static final double LOG2_10 = 0x1.a934f0979a371p1;

  /** The logarithm of e to base 2, to 24 bits, the rest, and all of it. */
  private static final double LOG2_E_HEAD = 0x1.715476p0;

  private static final double LOG2_E_REST = 0x1.4ae0bf85ddf44p-26;
  private static final double LOG2_E = 0x1.71547652b82fep0;

  /** Beyond it 10^x is infinite, or 0. */
  private static final double LIMIT = 400;

  private static final double NEAR_ONE = 0x1p-20;

  private OtherBases() {}

  /** 2^x. */
  public static double exp2(double x) {
    return BinaryExponential.exp2(x, 0);
  }

  /** 10^x. */
  public static double exp10(double x) {
    double above = -LIMIT > x ? -LIMIT : x;
    double limited = LIMIT < above ? LIMIT : above;
    double head = DoubleWords.withoutLow(limited);
    double low = head * LOG2_10_REST + (limited - head) * LOG2_10;
    return BinaryExponential.exp2(head * LOG2_10_HEAD, low);
  }

  /** The logarithm to base 2. */
  public static double log2(double x) {
    if (!(x > 0) || x == Double.POSITIVE_INFINITY) {
      double special = x == 0 ? Double.NEGATIVE_INFINITY : x;
      return x < 0 ? Double.NaN : special;
    }
    if (Math.abs(x - 1) < NEAR_ONE) {
      return nearOne(x - 1);
    }
    double[] log = new double[2];
    BinaryLogarithm.log2(x, log);
    return log[0] + log[1];
  }

  /** The logarithm of {@code 1 + t}, whose first terms are enough; the product has all its bits. */
  private static double nearOne(double t) {
    double head = DoubleWords.withoutLow(t);
    double later = t * t * (0.5 - t * (0.3333333333333333 - t * 0.25));
    double rest = LOG2_E_HEAD * (t - head) + (t * LOG2_E_REST - later * LOG2_E);
    return LOG2_E_HEAD * head + rest;
  }
}

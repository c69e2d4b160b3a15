package dev.sycamore.devicelib;

/** Exponentials and logarithms to bases that {@link StrictMath} does not have. */
public final class OtherBases {
  /** The logarithm of 10 to base 2 to 19 bits, the rest, and all of it. */
  private static final double LOG2_10_HEAD = 0x1.a935p1;

  private static final double LOG2_10_REST = -0x1.ed0cb91d406dbp-20;
  private static final double LOG2_10 = 0x1.a934f0979a371p1;

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
    double[] log = new double[2];
    if (Math.abs(x - 1) < NEAR_ONE) {
      BinaryLogarithm.nearOne(x, log);
    } else {
      BinaryLogarithm.log2(x, log);
    }
    return log[0] + log[1];
  }
}

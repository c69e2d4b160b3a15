package dev.sycamore.devicelib;

/**
 * {@link StrictMath#sin}, {@link StrictMath#cos}, {@link StrictMath#tan} and the change of units.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: the angle is reduced to {@code head +
 * tail} in [-π/4, π/4], where minimax polynomials hold. Their order of evaluation is part of the
 * result.
 */
public final class Trigonometric {
  private static final double TINY = 0x1p-27;

  private static final double S1 = -0x1.5555555555549p-3;
  private static final double S2 = 0x1.111111110f8a6p-7;
  private static final double S3 = -0x1.a01a019c161d5p-13;
  private static final double S4 = 0x1.71de357b1fe7dp-19;
  private static final double S5 = -0x1.ae5e68a2b9cebp-26;
  private static final double S6 = 0x1.5d93a5acfd57cp-33;

  private static final double C1 = 0x1.555555555554cp-5;
  private static final double C2 = -0x1.6c16c16c15177p-10;
  private static final double C3 = 0x1.a01a019cb1590p-16;
  private static final double C4 = -0x1.27e4f809c52adp-22;
  private static final double C5 = 0x1.1ee9ebdb4b1c4p-29;
  private static final double C6 = -0x1.8fae9be8838d4p-37;

  /** From here on a part of z/2 is taken from 1 first, so that less is lost. About 0.3. */
  private static final double COS_SPLIT = 0x1.33333p-2;

  /** Above it that part is constant. 0.78125 and the values that share its high word. */
  private static final double COS_SPLIT_CONSTANT = 0x1.90001p-1;

  private static final double RADIANS_PER_DEGREE = 0x1.1df46a2529d39p-6;
  private static final double DEGREES_PER_RADIAN = 0x1.ca5dc1a63c1f8p5;

  private Trigonometric() {}

  /** {@link StrictMath#sin}: at most one ulp off; NaN for infinities. */
  public static double sin(double x) {
    double magnitude = Math.abs(x);
    double[] remainder = new double[2];
    long multiple = ArgumentReduction.reduce(magnitude, remainder);
    double value;
    if ((multiple & 1) == 0) {
      value = sinNearZero(remainder[0], remainder[1], magnitude < ArgumentReduction.UNREDUCED);
    } else {
      value = cosNearZero(remainder[0], remainder[1]);
    }
    return DoubleWords.negatedBy((multiple << 62) ^ Double.doubleToRawLongBits(x), value);
  }

  /** {@link StrictMath#cos}: at most one ulp off; NaN for infinities. */
  public static double cos(double x) {
    double[] remainder = new double[2];
    long multiple = ArgumentReduction.reduce(Math.abs(x), remainder);
    double value;
    if ((multiple & 1) == 0) {
      value = cosNearZero(remainder[0], remainder[1]);
    } else {
      value = sinNearZero(remainder[0], remainder[1], false);
    }
    return DoubleWords.negatedBy((multiple + 1) << 62, value);
  }

  /** {@link StrictMath#tan}: at most one ulp off; NaN for infinities. */
  public static double tan(double x) {
    double[] remainder = new double[2];
    long multiple = ArgumentReduction.reduce(Math.abs(x), remainder);
    double value = Tangent.nearZero(remainder[0], remainder[1], (multiple & 1) != 0);
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), value);
  }

  /** {@link StrictMath#toRadians}. */
  public static double toRadians(double degrees) {
    return degrees * RADIANS_PER_DEGREE;
  }

  /** {@link StrictMath#toDegrees}. */
  public static double toDegrees(double radians) {
    return radians * DEGREES_PER_RADIAN;
  }

  /**
   * The sine of a reduced angle.
   *
   * @param isWhole whether it was small enough as it was: then FDLIBM adds up in another order
   */
  private static double sinNearZero(double head, double tail, boolean isWhole) {
    double z = head * head;
    double cube = z * head;
    double terms = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
    double counted = Math.abs(head) < TINY ? 0 : tail;
    double reduced = head - ((z * (0.5 * counted - cube * terms) - counted) - cube * S1);
    // A test that a quarter of the vectors fail costs more than these four operations.
    double whole = head + cube * (S1 + z * terms);
    return isWhole ? whole : reduced;
  }

  private static double cosNearZero(double head, double tail) {
    double z = head * head;
    double terms = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    double part = cosSplit(Math.abs(head));
    double rest = 0.5 * z - part;
    return (1 - part) - (rest - (z * terms - head * tail));
  }

  /** About a quarter of the magnitude, with few bits: taking it from 1 is exact. */
  private static double cosSplit(double magnitude) {
    double quarter = DoubleWords.withoutLow(0.25 * magnitude);
    double part = magnitude >= COS_SPLIT_CONSTANT ? 0.28125 : quarter;
    return magnitude < COS_SPLIT ? 0 : part;
  }
}

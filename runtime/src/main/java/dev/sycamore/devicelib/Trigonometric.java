package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@link StrictMath#sin}, {@link StrictMath#cos}, {@link StrictMath#tan} and the change of units.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: the angle is reduced to {@code head +
 * tail} in [-π/4, π/4], where minimax polynomials hold. Their order of evaluation is part of the
 * result.
 */
public final class Trigonometric {
  /** Sines of less are their angles; nothing is added to them. */
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
    long multiple = ArgumentReduction.reduce(magnitude, TINY, remainder);
    boolean isWhole = magnitude < ArgumentReduction.UNREDUCED;
    double value = nearZero(remainder[0], remainder[1], (multiple & 1) != 0, isWhole);
    return DoubleWords.negatedBy((multiple << 62) ^ Double.doubleToRawLongBits(x), value);
  }

  /** {@link StrictMath#cos}: at most one ulp off; NaN for infinities. */
  public static double cos(double x) {
    double[] remainder = new double[2];
    long multiple = ArgumentReduction.reduce(Math.abs(x), TINY, remainder);
    double value = nearZero(remainder[0], remainder[1], (multiple & 1) == 0, false);
    return DoubleWords.negatedBy((multiple + 1) << 62, value);
  }

  /** {@link StrictMath#tan}: at most one ulp off; NaN for infinities. */
  public static double tan(double x) {
    double[] remainder = new double[2];
    long multiple = ArgumentReduction.reduce(Math.abs(x), 0, remainder);
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
   * The sine or cosine of a reduced angle.
   *
   * <p>In lanes some have the one and some the other. So there is one polynomial, whose
   * coefficients are chosen; GPUs skip what none of them needs.
   *
   * @param isWhole whether it was small enough as it was: then FDLIBM adds up a sine in another
   *     order
   */
  private static double nearZero(double head, double tail, boolean isCos, boolean isWhole) {
    double z = head * head;
    if (!LibraryTarget.isNativeCpu()) {
      if (isCos) {
        double high = C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)));
        return cosNearZero(head, tail, z, C1 + z * high);
      }
      double high = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
      return sinNearZero(head, tail, z, high, S1 + z * high, isWhole);
    }
    double last = (isCos ? C5 : S5) + z * (isCos ? C6 : S6);
    double middle = (isCos ? C3 : S3) + z * ((isCos ? C4 : S4) + z * last);
    double high = (isCos ? C2 : S2) + z * middle;
    double terms = (isCos ? C1 : S1) + z * high;
    double cos = cosNearZero(head, tail, z, terms);
    double sin = sinNearZero(head, tail, z, high, terms, isWhole);
    return isCos ? cos : sin;
  }

  private static double sinNearZero(
      double head, double tail, double z, double high, double terms, boolean isWhole) {
    double cube = z * head;
    double reduced = cube * S1 - (z * multiplyAdd(0.5, tail, -(cube * high)) - tail);
    // A test that a quarter of the vectors fail costs more than this product.
    return head + (isWhole ? cube * terms : reduced);
  }

  private static double cosNearZero(double head, double tail, double z, double terms) {
    double part = cosSplit(Math.abs(head));
    double rest = multiplyAdd(0.5, z, -part);
    return (1 - part) - (rest - (z * (z * terms) - head * tail));
  }

  /** About a quarter of the magnitude, with few bits: taking it from 1 is exact. */
  private static double cosSplit(double magnitude) {
    double quarter = DoubleWords.withoutLow(0.25 * magnitude);
    double part = magnitude >= COS_SPLIT_CONSTANT ? 0.28125 : quarter;
    return magnitude < COS_SPLIT ? 0 : part;
  }
}

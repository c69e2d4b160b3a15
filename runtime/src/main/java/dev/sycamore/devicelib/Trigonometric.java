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
    if (Math.abs(x) < ArgumentReduction.UNREDUCED) {
      return sinNearZero(x);
    }
    double[] remainder = new double[2];
    int quadrant = ArgumentReduction.reduce(x, remainder);
    double value =
        (quadrant & 1) == 0
            ? sinNearZero(remainder[0], remainder[1])
            : cosNearZero(remainder[0], remainder[1]);
    return (quadrant & 2) == 0 ? value : -value;
  }

  /** {@link StrictMath#cos}: at most one ulp off; NaN for infinities. */
  public static double cos(double x) {
    if (Math.abs(x) < ArgumentReduction.UNREDUCED) {
      return cosNearZero(x, 0);
    }
    double[] remainder = new double[2];
    int quadrant = ArgumentReduction.reduce(x, remainder);
    double value =
        (quadrant & 1) == 0
            ? cosNearZero(remainder[0], remainder[1])
            : sinNearZero(remainder[0], remainder[1]);
    return quadrant == 0 || quadrant == 3 ? value : -value;
  }

  /** {@link StrictMath#tan}: at most one ulp off; NaN for infinities. */
  public static double tan(double x) {
    if (Math.abs(x) < ArgumentReduction.UNREDUCED) {
      return Tangent.nearZero(x, 0, false);
    }
    double[] remainder = new double[2];
    int quadrant = ArgumentReduction.reduce(x, remainder);
    return Tangent.nearZero(remainder[0], remainder[1], (quadrant & 1) != 0);
  }

  /** {@link StrictMath#toRadians}. */
  public static double toRadians(double degrees) {
    return degrees * RADIANS_PER_DEGREE;
  }

  /** {@link StrictMath#toDegrees}. */
  public static double toDegrees(double radians) {
    return radians * DEGREES_PER_RADIAN;
  }

  private static double sinNearZero(double x) {
    if (Math.abs(x) < TINY) {
      return x;
    }
    double z = x * x;
    return x + z * x * (S1 + z * sinTerms(z));
  }

  private static double sinNearZero(double head, double tail) {
    if (Math.abs(head) < TINY) {
      return head;
    }
    double z = head * head;
    double cube = z * head;
    return head - ((z * (0.5 * tail - cube * sinTerms(z)) - tail) - cube * S1);
  }

  private static double sinTerms(double z) {
    return S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
  }

  private static double cosNearZero(double head, double tail) {
    double magnitude = Math.abs(head);
    if (magnitude < TINY) {
      return 1;
    }
    double z = head * head;
    double terms = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    if (magnitude < COS_SPLIT) {
      return 1 - (0.5 * z - (z * terms - head * tail));
    }
    double part = cosSplit(magnitude);
    double rest = 0.5 * z - part;
    return (1 - part) - (rest - (z * terms - head * tail));
  }

  /** About a quarter of the magnitude, with few bits: taking it from 1 is exact. */
  private static double cosSplit(double magnitude) {
    if (magnitude >= COS_SPLIT_CONSTANT) {
      return 0.28125;
    }
    return DoubleWords.withoutLow(0.25 * magnitude);
  }
}

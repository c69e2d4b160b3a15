package dev.sycamore.devicelib;

/**
 * {@link StrictMath#asin}, {@link StrictMath#acos}, {@link StrictMath#atan}, {@link
 * StrictMath#atan2}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: a rational approximation of {@code
 * (asin(x) - x) / x^3} on [0, 0.5] and half-angle identities beyond; a polynomial for atan on [0,
 * 7/16], to which four intervals are brought.
 */
public final class InverseTrigonometric {
  private static final double PI = 0x1.921fb54442d18p1;
  private static final double PI_REST = 0x1.1a62633145c07p-53;
  private static final double HALF_PI = 0x1.921fb54442d18p0;
  private static final double HALF_PI_REST = 0x1.1a62633145c07p-54;
  private static final double QUARTER_PI = 0x1.921fb54442d18p-1;
  private static final double QUARTER_PI_REST = 0x1.1a62633145c07p-55;
  private static final double THREE_QUARTERS_PI = 0x1.2d97c7f3321d2p1;

  /** Above it asin is close enough to π/2 for the short form. About 0.975. */
  private static final double ASIN_NEAR_ONE = 0x1.f3333p-1;

  private static final double P0 = 0x1.5555555555555p-3;
  private static final double P1 = -0x1.4d61203eb6f7dp-2;
  private static final double P2 = 0x1.9c1550e884455p-3;
  private static final double P3 = -0x1.48228b5688f3bp-5;
  private static final double P4 = 0x1.9efe07501b288p-11;
  private static final double P5 = 0x1.23de10dfdf709p-15;
  private static final double Q1 = -0x1.33a271c8a2d4bp1;
  private static final double Q2 = 0x1.02ae59c598ac8p1;
  private static final double Q3 = -0x1.6066c1b8d0159p-1;
  private static final double Q4 = 0x1.3b8c5b12e9282p-4;

  private static final double ATAN_HALF = 0x1.dac670561bb4fp-2;
  private static final double ATAN_HALF_REST = 0x1.a2b7f222f65e2p-56;
  private static final double ATAN_ONE_AND_HALF = 0x1.f730bd281f69bp-1;
  private static final double ATAN_ONE_AND_HALF_REST = 0x1.007887af0cbbdp-56;

  private static final double A0 = 0x1.555555555550dp-2;
  private static final double A1 = -0x1.999999998ebc4p-3;
  private static final double A2 = 0x1.24924920083ffp-3;
  private static final double A3 = -0x1.c71c6fe231671p-4;
  private static final double A4 = 0x1.745cdc54c206ep-4;
  private static final double A5 = -0x1.3b0f2af749a6dp-4;
  private static final double A6 = 0x1.10d66a0d03d51p-4;
  private static final double A7 = -0x1.dde2d52defd9ap-5;
  private static final double A8 = 0x1.97b4b24760debp-5;
  private static final double A9 = -0x1.2b4442c6a6c2fp-5;
  private static final double A10 = 0x1.0ad3ae322da11p-6;

  private InverseTrigonometric() {}

  /** {@link StrictMath#asin}: in [-π/2, π/2]; NaN outside [-1, 1]. */
  public static double asin(double x) {
    double magnitude = Math.abs(x);
    boolean isSmall = magnitude < 0.5;
    double t = isSmall ? x * x : (1 - magnitude) * 0.5;
    double ratio = asinRatio(t);
    if (isSmall) {
      return x + x * ratio;
    }
    double root = Math.sqrt(t);
    double rootHigh = DoubleWords.withoutLow(root);
    double rootLow = (t - rootHigh * rootHigh) / (root + rootHigh);
    double p = 2 * root * ratio - (HALF_PI_REST - 2 * rootLow);
    double far = QUARTER_PI - (p - (QUARTER_PI - 2 * rootHigh));
    double near = HALF_PI - (2 * (root + root * ratio) - HALF_PI_REST);
    double result = magnitude >= ASIN_NEAR_ONE ? near : far;
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), result);
  }

  /** {@link StrictMath#acos}: in [0, π]; NaN outside [-1, 1]. */
  public static double acos(double x) {
    double magnitude = Math.abs(x);
    boolean isSmall = magnitude < 0.5;
    double z = isSmall ? x * x : (1 - magnitude) * 0.5;
    double ratio = asinRatio(z);
    if (isSmall) {
      return HALF_PI - (x - (HALF_PI_REST - x * ratio));
    }
    double root = Math.sqrt(z);
    double rootHigh = DoubleWords.withoutLow(root);
    double rootLow = magnitude == 1 ? 0 : (z - rootHigh * rootHigh) / (root + rootHigh);
    double left = PI - 2 * (root + (ratio * root - HALF_PI_REST));
    double right = 2 * (rootHigh + (ratio * root + rootLow));
    return x < 0 ? left : right;
  }

  /** {@code (asin(x) - x) / x} for {@code z = x^2}. */
  private static double asinRatio(double z) {
    double p = z * (P0 + z * (P1 + z * (P2 + z * (P3 + z * (P4 + z * P5)))));
    double q = 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * Q4)));
    return p / q;
  }

  /** {@link StrictMath#atan}: in [-π/2, π/2]. */
  public static double atan(double x) {
    double result = atanOfMagnitude(Math.abs(x));
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), result);
  }

  /** The inverse tangent of what is not negative: {@code base + rest + atan(y)}. */
  private static double atanOfMagnitude(double x) {
    double y = x;
    double base = 0;
    double rest = 0;
    if (!(x < 0.4375)) {
      boolean isNearHalf = x < 0.6875;
      boolean isNearOne = x < 1.1875;
      boolean isNearOneAndHalf = x < 2.4375;
      double dividend = isNearOneAndHalf ? x - 1.5 : -1;
      dividend = isNearOne ? x - 1 : dividend;
      dividend = isNearHalf ? 2 * x - 1 : dividend;
      double divisor = isNearOneAndHalf ? 1 + 1.5 * x : x;
      divisor = isNearOne ? x + 1 : divisor;
      divisor = isNearHalf ? 2 + x : divisor;
      y = dividend / divisor;
      base = isNearOneAndHalf ? ATAN_ONE_AND_HALF : HALF_PI;
      base = isNearOne ? QUARTER_PI : base;
      base = isNearHalf ? ATAN_HALF : base;
      rest = isNearOneAndHalf ? ATAN_ONE_AND_HALF_REST : HALF_PI_REST;
      rest = isNearOne ? QUARTER_PI_REST : rest;
      rest = isNearHalf ? ATAN_HALF_REST : rest;
    }
    return base - ((y * atanTerms(y) - rest) - y);
  }

  /** {@code (x - atan(x)) / x}. */
  private static double atanTerms(double x) {
    double z = x * x;
    double w = z * z;
    double even = z * (A0 + w * (A2 + w * (A4 + w * (A6 + w * (A8 + w * A10)))));
    double odd = w * (A1 + w * (A3 + w * (A5 + w * (A7 + w * A9))));
    return even + odd;
  }

  /** {@link StrictMath#atan2}: the angle of the point ({@code x}, {@code y}), in [-π, π]. */
  public static double atan2(double y, double x) {
    double quotient = Math.abs(y / x);
    double angle = atanOfMagnitude(quotient);
    double left = PI - (angle - PI_REST);
    double result = x < 0 ? left : angle;
    if (!(quotient >= 0 && Math.abs(y) < Double.POSITIVE_INFINITY)) {
      result = angleAtEdge(y, x);
    }
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(y), result);
  }

  /** The magnitude of the angle where both coordinates are 0, or {@code y} infinite, or NaN. */
  private static double angleAtEdge(double y, double x) {
    if (FloatingBits.isNaN(x) || FloatingBits.isNaN(y)) {
      return Double.NaN;
    }
    boolean left = Double.doubleToRawLongBits(x) < 0;
    if (y == 0) {
      return left ? PI : 0;
    }
    if (FloatingBits.isInfinite(x)) {
      return left ? THREE_QUARTERS_PI : QUARTER_PI;
    }
    return HALF_PI;
  }
}

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

  private static final double ASIN_TINY = 0x1p-27;
  private static final double ACOS_TINY = 0x1.00001p-57;

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

  private static final double ATAN_TINY = 0x1p-29;
  private static final double ATAN_HUGE = 0x1p66;
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
    if (!(magnitude < 1)) {
      return magnitude == 1 ? x * HALF_PI + x * HALF_PI_REST : Double.NaN;
    }
    if (magnitude < 0.5) {
      return magnitude < ASIN_TINY ? x : x + x * asinRatio(x * x);
    }
    double t = (1 - magnitude) * 0.5;
    double ratio = asinRatio(t);
    double root = Math.sqrt(t);
    double result;
    if (magnitude >= ASIN_NEAR_ONE) {
      result = HALF_PI - (2 * (root + root * ratio) - HALF_PI_REST);
    } else {
      double rootHigh = DoubleWords.withoutLow(root);
      double rootLow = (t - rootHigh * rootHigh) / (root + rootHigh);
      double p = 2 * root * ratio - (HALF_PI_REST - 2 * rootLow);
      result = QUARTER_PI - (p - (QUARTER_PI - 2 * rootHigh));
    }
    return x > 0 ? result : -result;
  }

  /** {@link StrictMath#acos}: in [0, π]; NaN outside [-1, 1]. */
  public static double acos(double x) {
    double magnitude = Math.abs(x);
    if (!(magnitude < 1)) {
      if (magnitude == 1) {
        return x > 0 ? 0 : PI + 2 * HALF_PI_REST;
      }
      return Double.NaN;
    }
    if (magnitude < 0.5) {
      if (magnitude < ACOS_TINY) {
        return HALF_PI + HALF_PI_REST;
      }
      return HALF_PI - (x - (HALF_PI_REST - x * asinRatio(x * x)));
    }
    double z = (1 - magnitude) * 0.5;
    double root = Math.sqrt(z);
    double ratio = asinRatio(z);
    if (x < 0) {
      return PI - 2 * (root + (ratio * root - HALF_PI_REST));
    }
    double rootHigh = DoubleWords.withoutLow(root);
    double rootLow = (z - rootHigh * rootHigh) / (root + rootHigh);
    return 2 * (rootHigh + (ratio * root + rootLow));
  }

  /** {@code (asin(x) - x) / x} for {@code z = x^2}. */
  private static double asinRatio(double z) {
    double p = z * (P0 + z * (P1 + z * (P2 + z * (P3 + z * (P4 + z * P5)))));
    double q = 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * Q4)));
    return p / q;
  }

  /** {@link StrictMath#atan}: in [-π/2, π/2]. */
  public static double atan(double x) {
    double magnitude = Math.abs(x);
    if (!(magnitude < ATAN_HUGE)) {
      if (FloatingBits.isNaN(x)) {
        return x;
      }
      return x > 0 ? HALF_PI + HALF_PI_REST : -HALF_PI - HALF_PI_REST;
    }
    if (magnitude < 0.4375) {
      return magnitude < ATAN_TINY ? x : x - x * atanTerms(x);
    }
    double result;
    if (magnitude < 0.6875) {
      result = atanFrom(ATAN_HALF, ATAN_HALF_REST, (2 * magnitude - 1) / (2 + magnitude));
    } else if (magnitude < 1.1875) {
      result = atanFrom(QUARTER_PI, QUARTER_PI_REST, (magnitude - 1) / (magnitude + 1));
    } else if (magnitude < 2.4375) {
      double x1 = (magnitude - 1.5) / (1 + 1.5 * magnitude);
      result = atanFrom(ATAN_ONE_AND_HALF, ATAN_ONE_AND_HALF_REST, x1);
    } else {
      result = atanFrom(HALF_PI, HALF_PI_REST, -1 / magnitude);
    }
    return x < 0 ? -result : result;
  }

  /** {@code base + rest + atan(x)}. */
  private static double atanFrom(double base, double rest, double x) {
    return base - ((x * atanTerms(x) - rest) - x);
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
    if (FloatingBits.isNaN(x) || FloatingBits.isNaN(y)) {
      return Double.NaN;
    }
    if (x == 1) {
      return atan(y);
    }
    boolean left = Double.doubleToRawLongBits(x) < 0;
    double angle;
    if (y == 0) {
      angle = left ? PI : 0;
    } else if (x == 0) {
      angle = HALF_PI;
    } else if (FloatingBits.isInfinite(x)) {
      angle = FloatingBits.isInfinite(y) ? diagonal(left) : left ? PI : 0;
    } else if (FloatingBits.isInfinite(y)) {
      angle = HALF_PI;
    } else {
      return finiteAtan2(y, x);
    }
    return Double.doubleToRawLongBits(y) < 0 ? -angle : angle;
  }

  private static double diagonal(boolean left) {
    return left ? THREE_QUARTERS_PI : QUARTER_PI;
  }

  private static double finiteAtan2(double y, double x) {
    int exponents =
        ((DoubleWords.high(y) & 0x7fff_ffff) - (DoubleWords.high(x) & 0x7fff_ffff)) >> 20;
    double angle;
    if (exponents > 60) {
      angle = HALF_PI + 0.5 * PI_REST;
    } else if (x < 0 && exponents < -60) {
      angle = 0;
    } else {
      angle = atan(Math.abs(y / x));
    }
    if (x < 0) {
      return y < 0 ? (angle - PI_REST) - PI : PI - (angle - PI_REST);
    }
    return y < 0 ? -angle : angle;
  }
}

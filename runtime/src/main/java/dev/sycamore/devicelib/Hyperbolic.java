package dev.sycamore.devicelib;

/**
 * {@link StrictMath#sinh}, {@link StrictMath#cosh} and {@link StrictMath#tanh}, from {@code exp}
 * and {@code expm1}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies.
 */
public final class Hyperbolic {
  /** From here on e^-x does not count beside e^x. */
  private static final double LARGE = 22;

  /** Below it e^x surely does not overflow: ln of the greatest double, to its high word. */
  private static final double EXP_SAFE = 0x1.62e42p9;

  /** Above it the result overflows. */
  private static final double OVERFLOW = 0x1.633ce8fb9f87dp9;

  private static final double HALF_LN2 = 0x1.62e43p-2;

  private Hyperbolic() {}

  /** {@link StrictMath#sinh}: at most 2.5 ulps off. */
  public static double sinh(double x) {
    double magnitude = Math.abs(x);
    double half = x < 0 ? -0.5 : 0.5;
    double result;
    if (magnitude < LARGE) {
      double t = Exponential.expm1(magnitude);
      double square = magnitude < 1 ? t * t : t;
      double quotient = square / (t + 1);
      result = half * (magnitude < 1 ? 2 * t - quotient : t + quotient);
    } else {
      result = scaledExp(half, magnitude);
    }
    return magnitude < 0x1p-28 ? x : result;
  }

  /** {@link StrictMath#cosh}: at most 2.5 ulps off. */
  public static double cosh(double x) {
    double magnitude = Math.abs(x);
    boolean isNear = magnitude < HALF_LN2;
    if (!(magnitude < LARGE)) {
      return scaledExp(0.5, magnitude);
    }
    if (!LibraryTarget.isNativeCpu()) {
      double t = isNear ? Exponential.expm1NearZero(magnitude) : Exponential.exp(magnitude);
      return isNear ? 1 + (t * t) / (2 * (1 + t)) : 0.5 * t + 0.5 / t;
    }
    // In lanes both sides of a branch run, so they share their divisions.
    double t = Exponential.expm1OrExp(magnitude, isNear);
    double w = 1 + t;
    double quotient = (isNear ? t * t : 0.5) / (isNear ? w + w : t);
    return (isNear ? 1 : 0.5 * t) + quotient;
  }

  /** {@code half * e^x} where e^x may overflow and the product need not. */
  private static double scaledExp(double half, double x) {
    if (x < EXP_SAFE) {
      return half * Exponential.exp(x);
    }
    if (x > OVERFLOW) {
      return half * Double.POSITIVE_INFINITY;
    }
    double w = Exponential.exp(0.5 * x);
    return half * w * w;
  }

  /** {@link StrictMath#tanh}: at most 2.5 ulps off. */
  public static double tanh(double x) {
    double magnitude = Math.abs(x);
    boolean isLarge = magnitude >= 1;
    double t = Exponential.expm1(isLarge ? 2 * magnitude : -2 * magnitude);
    double quotient = (isLarge ? 2 : -t) / (t + 2);
    double result = isLarge ? 1 - quotient : quotient;
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), result);
  }
}

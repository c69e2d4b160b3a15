package dev.sycamore;

import dev.sycamore.devicelib.ErrorFunction;
import dev.sycamore.devicelib.GammaFunction;
import dev.sycamore.devicelib.NativeMath;
import dev.sycamore.devicelib.OtherBases;
import dev.sycamore.devicelib.SingleErrorFunction;
import dev.sycamore.devicelib.SingleExponential;
import dev.sycamore.devicelib.SingleGamma;
import dev.sycamore.devicelib.SingleHyperbolic;
import dev.sycamore.devicelib.SingleInverseTrigonometric;
import dev.sycamore.devicelib.SingleLogarithm;
import dev.sycamore.devicelib.SinglePower;
import dev.sycamore.devicelib.SingleRoots;
import dev.sycamore.devicelib.SingleTrigonometric;

/**
 * Mathematical functions on {@code float} and {@code double} with the same bits on every device,
 * the host included.
 *
 * <p>Those on {@code float} compute in {@code float} and {@code int} alone: a device needs no
 * {@code fp64} for them, and GPUs for consumers run them many times as fast as {@code (float)
 * Math.sin(x)}, which has the bits of the rounded function on {@code double}. Those on {@code
 * double} that {@link StrictMath} has are StrictMath's.
 *
 * <p>Errors are in ulp, units in the last place of the exact result, and were measured ({@code
 * benchmarks/math-error}). NaN in any argument gives NaN unless a method specifies another result.
 *
 * <pre>{@code
 * q.parallelFor(range(n), i -> y[i] = DeviceMath.exp(-x[i] * x[i])).await();
 * }</pre>
 */
public final class DeviceMath {
  private DeviceMath() {}

  /**
   * {@code value}, but not less than {@code low} and not more than {@code high}. If {@code low} is
   * greater than {@code high} the result is {@code high}.
   *
   * @param value the number to limit
   * @param low the lower bound
   * @param high the upper bound
   * @return the limited number
   */
  public static int clamp(int value, int low, int high) {
    return Math.min(Math.max(value, low), high);
  }

  /**
   * {@code value}, but not less than {@code low} and not more than {@code high}. If {@code low} is
   * greater than {@code high} the result is {@code high}.
   *
   * @param value the number to limit
   * @param low the lower bound
   * @param high the upper bound
   * @return the limited number
   */
  public static long clamp(long value, long low, long high) {
    return Math.min(Math.max(value, low), high);
  }

  /**
   * {@code value}, but not less than {@code low} and not more than {@code high}. If {@code low} is
   * greater than {@code high} the result is {@code high}. NaN in any argument gives NaN.
   *
   * @param value the number to limit
   * @param low the lower bound; -0.0 is less than 0.0
   * @param high the upper bound
   * @return the limited number
   */
  public static float clamp(float value, float low, float high) {
    return Math.min(Math.max(value, low), high);
  }

  /**
   * {@code value}, but not less than {@code low} and not more than {@code high}. If {@code low} is
   * greater than {@code high} the result is {@code high}. NaN in any argument gives NaN.
   *
   * @param value the number to limit
   * @param low the lower bound; -0.0 is less than 0.0
   * @param high the upper bound
   * @return the limited number
   */
  public static double clamp(double value, double low, double high) {
    return Math.min(Math.max(value, low), high);
  }

  /**
   * The sine of an angle in radians, of any size. The error is at most 0.8 ulp.
   *
   * @param x the angle
   * @return the sine, from -1 to 1; NaN for an infinity
   */
  public static float sin(float x) {
    return SingleTrigonometric.sin(x);
  }

  /**
   * The sine of an angle in radians, of any size. The error is at most 1 ulp. These are the bits of
   * {@link StrictMath#sin}.
   *
   * @param x the angle
   * @return the sine, from -1 to 1; NaN for an infinity
   */
  public static double sin(double x) {
    return StrictMath.sin(x);
  }

  /**
   * The cosine of an angle in radians, of any size. The error is at most 0.8 ulp.
   *
   * @param x the angle
   * @return the cosine, from -1 to 1; NaN for an infinity
   */
  public static float cos(float x) {
    return SingleTrigonometric.cos(x);
  }

  /**
   * The cosine of an angle in radians, of any size. The error is at most 1 ulp. These are the bits
   * of {@link StrictMath#cos}.
   *
   * @param x the angle
   * @return the cosine, from -1 to 1; NaN for an infinity
   */
  public static double cos(double x) {
    return StrictMath.cos(x);
  }

  /**
   * The tangent of an angle in radians, of any size. The error is at most 1.8 ulp.
   *
   * @param x the angle
   * @return the tangent; NaN for an infinity
   */
  public static float tan(float x) {
    return SingleTrigonometric.tan(x);
  }

  /**
   * The tangent of an angle in radians, of any size. The error is at most 1 ulp. These are the bits
   * of {@link StrictMath#tan}.
   *
   * @param x the angle
   * @return the tangent; NaN for an infinity
   */
  public static double tan(double x) {
    return StrictMath.tan(x);
  }

  /**
   * The angle from -π/2 to π/2 whose sine is {@code x}; NaN unless {@code x} is from -1 to 1. The
   * error is at most 1.7 ulp.
   *
   * @param x the sine
   * @return the angle in radians
   */
  public static float asin(float x) {
    return SingleInverseTrigonometric.asin(x);
  }

  /**
   * The angle from -π/2 to π/2 whose sine is {@code x}; NaN unless {@code x} is from -1 to 1. The
   * error is at most 1 ulp. These are the bits of {@link StrictMath#asin}.
   *
   * @param x the sine
   * @return the angle in radians
   */
  public static double asin(double x) {
    return StrictMath.asin(x);
  }

  /**
   * The angle from 0 to π whose cosine is {@code x}; NaN unless {@code x} is from -1 to 1. The
   * error is at most 1.2 ulp.
   *
   * @param x the cosine
   * @return the angle in radians
   */
  public static float acos(float x) {
    return SingleInverseTrigonometric.acos(x);
  }

  /**
   * The angle from 0 to π whose cosine is {@code x}; NaN unless {@code x} is from -1 to 1. The
   * error is at most 1 ulp. These are the bits of {@link StrictMath#acos}.
   *
   * @param x the cosine
   * @return the angle in radians
   */
  public static double acos(double x) {
    return StrictMath.acos(x);
  }

  /**
   * The angle from -π/2 to π/2 whose tangent is {@code x}. The error is at most 1.3 ulp.
   *
   * @param x the tangent; may be infinite
   * @return the angle in radians
   */
  public static float atan(float x) {
    return SingleInverseTrigonometric.atan(x);
  }

  /**
   * The angle from -π/2 to π/2 whose tangent is {@code x}. The error is at most 1 ulp. These are
   * the bits of {@link StrictMath#atan}.
   *
   * @param x the tangent; may be infinite
   * @return the angle in radians
   */
  public static double atan(double x) {
    return StrictMath.atan(x);
  }

  /**
   * The hyperbolic sine. The error is at most 1.7 ulp.
   *
   * @param x any number
   * @return the result; an infinity with the sign of {@code x} from a magnitude of about 89.42 on
   */
  public static float sinh(float x) {
    return SingleHyperbolic.sinh(x);
  }

  /**
   * The hyperbolic sine. The error is at most 2.6 ulp. These are the bits of {@link
   * StrictMath#sinh}.
   *
   * @param x any number
   * @return the result; an infinity with the sign of {@code x} from a magnitude of about 710.48 on
   */
  public static double sinh(double x) {
    return StrictMath.sinh(x);
  }

  /**
   * The hyperbolic cosine. The error is at most 1.2 ulp.
   *
   * @param x any number
   * @return the result, at least 1; infinity from a magnitude of about 89.42 on
   */
  public static float cosh(float x) {
    return SingleHyperbolic.cosh(x);
  }

  /**
   * The hyperbolic cosine. The error is at most 2.6 ulp. These are the bits of {@link
   * StrictMath#cosh}.
   *
   * @param x any number
   * @return the result, at least 1; infinity from a magnitude of about 710.48 on
   */
  public static double cosh(double x) {
    return StrictMath.cosh(x);
  }

  /**
   * The hyperbolic tangent. The error is at most 1.5 ulp.
   *
   * @param x any number
   * @return the result, from -1 to 1; -1 and 1 for the infinities
   */
  public static float tanh(float x) {
    return SingleHyperbolic.tanh(x);
  }

  /**
   * The hyperbolic tangent. The error is at most 2.5 ulp. These are the bits of {@link
   * StrictMath#tanh}.
   *
   * @param x any number
   * @return the result, from -1 to 1; -1 and 1 for the infinities
   */
  public static double tanh(double x) {
    return StrictMath.tanh(x);
  }

  /**
   * e^{@code x}. The error is at most 0.9 ulp.
   *
   * @param x the exponent
   * @return the power; infinity above about 88.72, and 0 below about -103.97
   */
  public static float exp(float x) {
    return SingleExponential.exp(x);
  }

  /**
   * e^{@code x}. The error is at most 1 ulp. These are the bits of {@link StrictMath#exp}.
   *
   * @param x the exponent
   * @return the power; infinity above about 709.78, and 0 below about -745.13
   */
  public static double exp(double x) {
    return StrictMath.exp(x);
  }

  /**
   * 2^{@code x}. The error is at most 0.9 ulp.
   *
   * @param x the exponent
   * @return the power; infinity for 128 and more, 0 for -150 and less
   */
  public static float exp2(float x) {
    return SingleExponential.exp2(x);
  }

  /**
   * 2^{@code x}. The error is at most 1 ulp.
   *
   * @param x the exponent
   * @return the power; infinity for 1024 and more, 0 for -1075 and less
   */
  public static double exp2(double x) {
    return OtherBases.exp2(x);
  }

  /**
   * 10^{@code x}. The error is at most 0.9 ulp.
   *
   * @param x the exponent
   * @return the power; infinity above about 38.53, and 0 below about -45.15
   */
  public static float exp10(float x) {
    return SingleExponential.exp10(x);
  }

  /**
   * 10^{@code x}. The error is at most 1 ulp.
   *
   * @param x the exponent
   * @return the power; infinity above about 308.25, and 0 below about -323.6
   */
  public static double exp10(double x) {
    return OtherBases.exp10(x);
  }

  /**
   * e^{@code x} - 1, without cancellation near 0. The error is at most 1.1 ulp.
   *
   * @param x the exponent
   * @return the result, at least -1; infinity above about 88.72
   */
  public static float expm1(float x) {
    return SingleExponential.expm1(x);
  }

  /**
   * e^{@code x} - 1, without cancellation near 0. The error is at most 1 ulp. These are the bits of
   * {@link StrictMath#expm1}.
   *
   * @param x the exponent
   * @return the result, at least -1; infinity above about 709.78
   */
  public static double expm1(double x) {
    return StrictMath.expm1(x);
  }

  /**
   * The natural logarithm. The error is at most 0.9 ulp.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static float log(float x) {
    return SingleLogarithm.log(x);
  }

  /**
   * The natural logarithm. The error is at most 1 ulp. These are the bits of {@link
   * StrictMath#log}.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static double log(double x) {
    return StrictMath.log(x);
  }

  /**
   * The logarithm to base 2. The error is at most 0.9 ulp.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static float log2(float x) {
    return SingleLogarithm.log2(x);
  }

  /**
   * The logarithm to base 2. The error is at most 0.51 ulp.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static double log2(double x) {
    return OtherBases.log2(x);
  }

  /**
   * The logarithm to base 10. The error is at most 0.8 ulp.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static float log10(float x) {
    return SingleLogarithm.log10(x);
  }

  /**
   * The logarithm to base 10. The error is at most 2.1 ulp. These are the bits of {@link
   * StrictMath#log10}.
   *
   * @param x not negative; may be infinite
   * @return the logarithm; negative infinity for a zero, and NaN for a negative number
   */
  public static double log10(double x) {
    return StrictMath.log10(x);
  }

  /**
   * ln(1 + {@code x}), without cancellation near 0. The error is at most 0.9 ulp.
   *
   * @param x at least -1; may be infinite
   * @return the logarithm; negative infinity for -1, and NaN below it
   */
  public static float log1p(float x) {
    return SingleLogarithm.log1p(x);
  }

  /**
   * ln(1 + {@code x}), without cancellation near 0. The error is at most 1 ulp. These are the bits
   * of {@link StrictMath#log1p}.
   *
   * @param x at least -1; may be infinite
   * @return the logarithm; negative infinity for -1, and NaN below it
   */
  public static double log1p(double x) {
    return StrictMath.log1p(x);
  }

  /**
   * The cube root. The error is at most 0.6 ulp.
   *
   * @param x a number of either sign
   * @return the root, with the sign of {@code x}; {@code x} itself for a zero or an infinity
   */
  public static float cbrt(float x) {
    return SingleRoots.cbrt(x);
  }

  /**
   * The cube root. The error is at most 1 ulp. These are the bits of {@link StrictMath#cbrt}.
   *
   * @param x a number of either sign
   * @return the root, with the sign of {@code x}; {@code x} itself for a zero or an infinity
   */
  public static double cbrt(double x) {
    return StrictMath.cbrt(x);
  }

  /**
   * 1 / sqrt({@code x}): the square root, rounded, divides 1. The error is at most 1.5 ulp.
   *
   * @param x not negative; may be infinite
   * @return the quotient; an infinity with the sign of {@code x} for a zero, and NaN for a negative
   *     number
   */
  public static float rsqrt(float x) {
    return SingleRoots.rsqrt(x);
  }

  /**
   * 1 / sqrt({@code x}): the square root, rounded, divides 1. The error is at most 1.5 ulp.
   *
   * @param x not negative; may be infinite
   * @return the quotient; an infinity with the sign of {@code x} for a zero, and NaN for a negative
   *     number
   */
  public static double rsqrt(double x) {
    return 1 / Math.sqrt(x);
  }

  /**
   * The error function. The error is at most 1.4 ulp.
   *
   * @param x any number
   * @return the result, from -1 to 1; -1 and 1 for the infinities
   */
  public static float erf(float x) {
    return SingleErrorFunction.erf(x);
  }

  /**
   * The error function. The error is at most 1.4 ulp.
   *
   * @param x any number
   * @return the result, from -1 to 1; -1 and 1 for the infinities
   */
  public static double erf(double x) {
    return ErrorFunction.erf(x);
  }

  /**
   * 1 - erf({@code x}), without cancellation for large {@code x}. The error is at most 4 ulp.
   *
   * @param x any number
   * @return the result, from 0 to 2; 2 for negative infinity, and 0 for positive infinity
   */
  public static float erfc(float x) {
    return SingleErrorFunction.erfc(x);
  }

  /**
   * 1 - erf({@code x}), without cancellation for large {@code x}. The error is at most 5 ulp.
   *
   * @param x any number
   * @return the result, from 0 to 2; 2 for negative infinity, and 0 for positive infinity
   */
  public static double erfc(double x) {
    return ErrorFunction.erfc(x);
  }

  /**
   * The gamma function; NaN for negative integers, and an infinity with the sign of {@code x} for
   * zeros. The error is at most 8 ulp.
   *
   * @param x any number
   * @return the result; NaN also for negative infinity
   */
  public static float tgamma(float x) {
    return SingleGamma.tgamma(x);
  }

  /**
   * The gamma function; NaN for negative integers, and an infinity with the sign of {@code x} for
   * zeros. The error is at most 9 ulp.
   *
   * @param x any number
   * @return the result; NaN also for negative infinity
   */
  public static double tgamma(double x) {
    return GammaFunction.tgamma(x);
  }

  /**
   * The natural logarithm of the magnitude of the gamma function; infinite for integers that are
   * not positive. The error is at most 8 ulp; for negative {@code x} near a zero it is an absolute
   * one, up to 2^-18.
   *
   * @param x any number
   * @return the logarithm; infinity also for both infinities
   */
  public static float lgamma(float x) {
    return SingleGamma.lgamma(x);
  }

  /**
   * The natural logarithm of the magnitude of the gamma function; infinite for integers that are
   * not positive. The error is at most 8 ulp; for negative {@code x}, of the result or of {@code
   * lgamma(1 - x)}, whichever is larger: near a zero it may be 2^-44.
   *
   * @param x any number
   * @return the logarithm; infinity also for both infinities
   */
  public static double lgamma(double x) {
    return GammaFunction.lgamma(x);
  }

  /**
   * The angle of the point ({@code x}, {@code y}), from -π to π, with the special cases of {@link
   * Math#atan2}. The error is at most 1.7 ulp.
   *
   * @param y the ordinate; may be infinite
   * @param x the abscissa; may be infinite
   * @return the angle in radians
   */
  public static float atan2(float y, float x) {
    return SingleInverseTrigonometric.atan2(y, x);
  }

  /**
   * The angle of the point ({@code x}, {@code y}), from -π to π, with the special cases of {@link
   * Math#atan2}. The error is at most 2 ulp. These are the bits of {@link StrictMath#atan2}.
   *
   * @param y the ordinate; may be infinite
   * @param x the abscissa; may be infinite
   * @return the angle in radians
   */
  public static double atan2(double y, double x) {
    return StrictMath.atan2(y, x);
  }

  /**
   * {@code x}^{@code y}, with the special cases of {@link Math#pow}. The error is at most 1 ulp.
   *
   * @param x the base
   * @param y the exponent
   * @return the power; 1 for a zero {@code y}, even if {@code x} is NaN, and NaN for a finite
   *     negative {@code x} and a finite {@code y} that is not an integer
   */
  public static float pow(float x, float y) {
    return SinglePower.pow(x, y);
  }

  /**
   * {@code x}^{@code y}, with the special cases of {@link Math#pow}. These are the bits of {@link
   * StrictMath#pow}. The error is at most 1 ulp, as StrictMath states, unless the magnitude of
   * {@code y} is above 2^31, where it may be 750 ulp.
   *
   * @param x the base
   * @param y the exponent
   * @return the power; 1 for a zero {@code y}, even if {@code x} is NaN, and NaN for a finite
   *     negative {@code x} and a finite {@code y} that is not an integer
   */
  public static double pow(double x, double y) {
    return StrictMath.pow(x, y);
  }

  /**
   * The length of the vector ({@code x}, {@code y}), without overflow on the way. The error is at
   * most 1.5 ulp.
   *
   * @param x the first component
   * @param y the second component
   * @return the length; infinity if a component is infinite, even if the other one is NaN
   */
  public static float hypot(float x, float y) {
    return SingleRoots.hypot(x, y);
  }

  /**
   * The length of the vector ({@code x}, {@code y}), without overflow on the way. The error is at
   * most 1.2 ulp. These are the bits of {@link StrictMath#hypot}.
   *
   * @param x the first component
   * @param y the second component
   * @return the length; infinity if a component is infinite, even if the other one is NaN
   */
  public static double hypot(double x, double y) {
    return StrictMath.hypot(x, y);
  }

  /**
   * The sine and the cosine of an angle in radians, with the bits of {@link #sin(float)} and {@link
   * #cos(float)}, for which the angle is reduced once.
   *
   * @param x the angle, of any size
   * @return both numbers; NaN for an infinity
   */
  public static SinCos sincos(float x) {
    return new SinCos(sin(x), cos(x));
  }

  /**
   * The sine and the cosine of an angle in radians, with the bits of {@link #sin(double)} and
   * {@link #cos(double)}, for which the angle is reduced once.
   *
   * @param x the angle, of any size
   * @return both numbers; NaN for an infinity
   */
  public static DoubleSinCos sincos(double x) {
    return new DoubleSinCos(sin(x), cos(x));
  }

  /**
   * The square root, correctly rounded.
   *
   * @param x not negative; may be infinite
   * @return the root; {@code x} itself for a zero, and NaN for a negative number
   */
  public static float sqrt(float x) {
    return (float) Math.sqrt(x);
  }

  /**
   * {@code a * b + c}, rounded once: {@link Math#fma}. Devices without the instruction take long
   * for it.
   *
   * @param a the first factor
   * @param b the second factor
   * @param c what is added to the product
   * @return the sum
   */
  public static float fma(float a, float b, float c) {
    return Math.fma(a, b, c);
  }

  /**
   * {@code a * b + c}, with the product rounded, as Java computes it.
   *
   * @param a the first factor
   * @param b the second factor
   * @param c what is added to the product
   * @return the sum, rounded after the product
   */
  public static float mad(float a, float b, float c) {
    return a * b + c;
  }

  /**
   * The positive difference: {@code x - y} if {@code x} is greater than {@code y}, otherwise 0.0,
   * also of two infinities of one sign. NaN in any argument gives {@link Float#NaN}.
   *
   * @param x the minuend; may be infinite
   * @param y the subtrahend; may be infinite
   * @return the difference, not negative
   */
  public static float fdim(float x, float y) {
    return x > y ? x - y : x <= y ? 0 : Float.NaN;
  }

  /**
   * {@code x + (y - x) * a}: {@code x} for 0, and about {@code y} for 1.
   *
   * @param x the result for {@code a = 0}
   * @param y about the result for {@code a = 1}
   * @param a the weight of {@code y}; may be outside of 0 to 1
   * @return the interpolated number
   */
  public static float mix(float x, float y, float a) {
    return x + (y - x) * a;
  }

  /**
   * 0 if {@code x} is less than {@code edge}, otherwise 1, also where one of them is NaN.
   *
   * @param edge the least number with the result 1
   * @param x the number to compare
   * @return 0 or 1
   */
  public static float step(float edge, float x) {
    return x < edge ? 0 : 1;
  }

  /**
   * 0 up to {@code low}, 1 from {@code high} on, and the cubic polynomial {@code t * t * (3 - 2 *
   * t)} of {@code t = (x - low) / (high - low)} between. {@code low} must be less than {@code
   * high}; for equal ones the result may be NaN.
   *
   * @param low where the step begins
   * @param high where the step ends
   * @param x the place; may be outside of {@code low} to {@code high}
   * @return the height of the step at {@code x}
   */
  public static float smoothstep(float low, float high, float x) {
    float t = clamp((x - low) / (high - low), 0, 1);
    return t * t * (3 - 2 * t);
  }

  /**
   * The square root, correctly rounded.
   *
   * @param x not negative; may be infinite
   * @return the root; {@code x} itself for a zero, and NaN for a negative number
   */
  public static double sqrt(double x) {
    return Math.sqrt(x);
  }

  /**
   * {@code a * b + c}, rounded once: {@link Math#fma}. Devices without the instruction take long
   * for it.
   *
   * @param a the first factor
   * @param b the second factor
   * @param c what is added to the product
   * @return the sum
   */
  public static double fma(double a, double b, double c) {
    return Math.fma(a, b, c);
  }

  /**
   * {@code a * b + c}, with the product rounded, as Java computes it.
   *
   * @param a the first factor
   * @param b the second factor
   * @param c what is added to the product
   * @return the sum, rounded after the product
   */
  public static double mad(double a, double b, double c) {
    return a * b + c;
  }

  /**
   * The positive difference: {@code x - y} if {@code x} is greater than {@code y}, otherwise 0.0,
   * also of two infinities of one sign. NaN in any argument gives {@link Double#NaN}.
   *
   * @param x the minuend; may be infinite
   * @param y the subtrahend; may be infinite
   * @return the difference, not negative
   */
  public static double fdim(double x, double y) {
    return x > y ? x - y : x <= y ? 0 : Double.NaN;
  }

  /**
   * {@code x + (y - x) * a}: {@code x} for 0, and about {@code y} for 1.
   *
   * @param x the result for {@code a = 0}
   * @param y about the result for {@code a = 1}
   * @param a the weight of {@code y}; may be outside of 0 to 1
   * @return the interpolated number
   */
  public static double mix(double x, double y, double a) {
    return x + (y - x) * a;
  }

  /**
   * 0 if {@code x} is less than {@code edge}, otherwise 1, also where one of them is NaN.
   *
   * @param edge the least number with the result 1
   * @param x the number to compare
   * @return 0 or 1
   */
  public static double step(double edge, double x) {
    return x < edge ? 0 : 1;
  }

  /**
   * 0 up to {@code low}, 1 from {@code high} on, and the cubic polynomial {@code t * t * (3 - 2 *
   * t)} of {@code t = (x - low) / (high - low)} between. {@code low} must be less than {@code
   * high}; for equal ones the result may be NaN.
   *
   * @param low where the step begins
   * @param high where the step ends
   * @param x the place; may be outside of {@code low} to {@code high}
   * @return the height of the step at {@code x}
   */
  public static double smoothstep(double low, double high, double x) {
    double t = clamp((x - low) / (high - low), 0, 1);
    return t * t * (3 - 2 * t);
  }

  /**
   * The sine and the cosine of an angle.
   *
   * @param sin the sine
   * @param cos the cosine
   */
  public record SinCos(float sin, float cos) {}

  /**
   * The sine and the cosine of an angle, as {@code double}.
   *
   * @param sin the sine
   * @param cos the cosine
   */
  public record DoubleSinCos(double sin, double cos) {}

  /**
   * Functions as the hardware has them: a few instructions on GPUs (such as {@code ex2.approx} on
   * NVIDIA's, {@code native_*} in OpenCL). Their bits and errors are not the same everywhere. On
   * the host and in native code they are the functions of {@link DeviceMath} of the same name.
   *
   * <p>The errors here are those that NVIDIA states; OpenCL leaves them to the device. What is
   * subnormal, infinite or NaN may come out as zero or NaN.
   */
  public static final class Fast {
    private Fast() {}

    /**
     * The sine of an angle in radians; on GPUs for angles between -π and π, with an absolute error
     * of 2^-20.
     *
     * @param x the angle
     * @return the approximate sine
     */
    public static float sin(float x) {
      return NativeMath.isPresent() ? NativeMath.sin(x) : DeviceMath.sin(x);
    }

    /**
     * The cosine of an angle in radians; on GPUs for angles between -π and π, with an absolute
     * error of 2^-20.
     *
     * @param x the angle
     * @return the approximate cosine
     */
    public static float cos(float x) {
      return NativeMath.isPresent() ? NativeMath.cos(x) : DeviceMath.cos(x);
    }

    /**
     * The tangent of an angle in radians, as {@code sin(x) / cos(x)}.
     *
     * @param x the angle; on GPUs between -π and π
     * @return the approximate tangent
     */
    public static float tan(float x) {
      return NativeMath.isPresent() ? NativeMath.tan(x) : DeviceMath.tan(x);
    }

    /**
     * e^{@code x}; on NVIDIA's GPUs with a relative error of 2^-22 and as much more as the rounding
     * of {@code x * log2(e)} makes.
     *
     * @param x the exponent
     * @return the approximate power
     */
    public static float exp(float x) {
      return NativeMath.isPresent() ? NativeMath.exp(x) : DeviceMath.exp(x);
    }

    /**
     * 2^{@code x}, with a relative error of 2^-22 on NVIDIA's GPUs.
     *
     * @param x the exponent
     * @return the approximate power
     */
    public static float exp2(float x) {
      return NativeMath.isPresent() ? NativeMath.exp2(x) : DeviceMath.exp2(x);
    }

    /**
     * 10^{@code x}, with the error of {@link #exp}.
     *
     * @param x the exponent
     * @return the approximate power
     */
    public static float exp10(float x) {
      return NativeMath.isPresent() ? NativeMath.exp10(x) : DeviceMath.exp10(x);
    }

    /**
     * The natural logarithm, as a multiple of {@link #log2}.
     *
     * @param x positive and normal
     * @return the approximate logarithm
     */
    public static float log(float x) {
      return NativeMath.isPresent() ? NativeMath.log(x) : DeviceMath.log(x);
    }

    /**
     * The logarithm to base 2; on NVIDIA's GPUs with an absolute error of 2^-22 between 0.5 and 2,
     * otherwise a relative one.
     *
     * @param x positive and normal
     * @return the approximate logarithm
     */
    public static float log2(float x) {
      return NativeMath.isPresent() ? NativeMath.log2(x) : DeviceMath.log2(x);
    }

    /**
     * The logarithm to base 10, as a multiple of {@link #log2}.
     *
     * @param x positive and normal
     * @return the approximate logarithm
     */
    public static float log10(float x) {
      return NativeMath.isPresent() ? NativeMath.log10(x) : DeviceMath.log10(x);
    }

    /**
     * The square root, with a relative error of 2^-22 on NVIDIA's GPUs.
     *
     * @param x positive and normal
     * @return the approximate root
     */
    public static float sqrt(float x) {
      return NativeMath.isPresent() ? NativeMath.sqrt(x) : DeviceMath.sqrt(x);
    }

    /**
     * 1 / sqrt({@code x}), with a relative error of 2^-22 on NVIDIA's GPUs.
     *
     * @param x positive and normal
     * @return the approximate quotient
     */
    public static float rsqrt(float x) {
      return NativeMath.isPresent() ? NativeMath.rsqrt(x) : DeviceMath.rsqrt(x);
    }

    /**
     * 1 / {@code x}, with an error of 1 ulp on NVIDIA's GPUs.
     *
     * @param x the divisor, normal and not 0
     * @return the approximate quotient
     */
    public static float reciprocal(float x) {
      return NativeMath.isPresent() ? NativeMath.reciprocal(x) : 1 / x;
    }

    /**
     * The hyperbolic tangent; with a relative error of 2^-10 on NVIDIA's GPUs from {@code sm_80}
     * on, an absolute one of 2^-20 on other GPUs.
     *
     * @param x any number
     * @return the approximate hyperbolic tangent
     */
    public static float tanh(float x) {
      return NativeMath.isPresent() ? NativeMath.tanh(x) : DeviceMath.tanh(x);
    }

    /**
     * {@code x}^{@code y} of a positive {@code x}, as {@code exp2(y * log2(x))}: the error grows
     * with the result's exponent.
     *
     * @param x the base, positive and normal
     * @param y the exponent
     * @return the approximate power
     */
    public static float pow(float x, float y) {
      return NativeMath.isPresent() ? NativeMath.pow(x, y) : DeviceMath.pow(x, y);
    }

    /**
     * {@code x / y}, with an error of 2 ulp on NVIDIA's GPUs where the magnitude of {@code y} is
     * between 2^-126 and 2^126.
     *
     * @param x the dividend
     * @param y the divisor
     * @return the approximate quotient
     */
    public static float divide(float x, float y) {
      return NativeMath.isPresent() ? NativeMath.divide(x, y) : x / y;
    }
  }
}

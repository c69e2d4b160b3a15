package dev.sycamore.matherror;

import dev.sycamore.DeviceMath;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * A function of one {@code float}.
 *
 * @param exact the same on {@code double}, with an error that does not count
 * @param bound what the API states, in ulp
 */
record FloatFunction(String name, Operation operation, DoubleUnaryOperator exact, double bound) {

  /** A function on {@code float}. */
  interface Operation {
    float applyAsFloat(float x);
  }

  static final List<FloatFunction> ALL =
      List.of(
          new FloatFunction("sin", DeviceMath::sin, StrictMath::sin, 0.8),
          new FloatFunction("cos", DeviceMath::cos, StrictMath::cos, 0.8),
          new FloatFunction("tan", DeviceMath::tan, StrictMath::tan, 1.8),
          new FloatFunction("asin", DeviceMath::asin, StrictMath::asin, 1.7),
          new FloatFunction("acos", DeviceMath::acos, StrictMath::acos, 1.2),
          new FloatFunction("atan", DeviceMath::atan, StrictMath::atan, 1.3),
          new FloatFunction("sinh", DeviceMath::sinh, StrictMath::sinh, 1.7),
          new FloatFunction("cosh", DeviceMath::cosh, StrictMath::cosh, 1.2),
          new FloatFunction("tanh", DeviceMath::tanh, StrictMath::tanh, 1.5),
          new FloatFunction("exp", DeviceMath::exp, StrictMath::exp, 0.9),
          new FloatFunction("exp2", DeviceMath::exp2, DeviceMath::exp2, 0.9),
          new FloatFunction("exp10", DeviceMath::exp10, DeviceMath::exp10, 0.9),
          new FloatFunction("expm1", DeviceMath::expm1, StrictMath::expm1, 1.1),
          new FloatFunction("log", DeviceMath::log, StrictMath::log, 0.9),
          new FloatFunction("log2", DeviceMath::log2, DeviceMath::log2, 0.9),
          new FloatFunction("log10", DeviceMath::log10, StrictMath::log10, 0.8),
          new FloatFunction("log1p", DeviceMath::log1p, StrictMath::log1p, 0.9),
          new FloatFunction("cbrt", DeviceMath::cbrt, StrictMath::cbrt, 0.6),
          new FloatFunction("rsqrt", DeviceMath::rsqrt, DeviceMath::rsqrt, 1.5),
          new FloatFunction("erf", DeviceMath::erf, DeviceMath::erf, 1.4),
          new FloatFunction("erfc", DeviceMath::erfc, DeviceMath::erfc, 4),
          new FloatFunction("tgamma", DeviceMath::tgamma, DeviceMath::tgamma, 8),
          new FloatFunction(
              "lgamma",
              x -> DeviceMath.lgamma(Math.abs(x)),
              x -> DeviceMath.lgamma(Math.abs(x)),
              8),
          new FloatFunction(
              "lgamma < 0",
              x ->
                  fromOne(
                      DeviceMath.lgamma(-Math.abs(x)), DeviceMath.lgamma(-Math.abs((double) x))),
              x -> awayFromZero(DeviceMath.lgamma(-Math.abs(x))),
              32));

  /** Near its zeros the error of a logarithm of a negative argument is an absolute one. */
  private static float fromOne(float value, double exact) {
    return Math.abs(exact) < 1 ? (float) (1 + (value - exact)) : value;
  }

  private static double awayFromZero(double exact) {
    return Math.abs(exact) < 1 ? 1 : exact;
  }

  /** The error at {@code x} in ulp. */
  double errorAt(float x) {
    return Ulps.of(operation.applyAsFloat(x), exact.applyAsDouble(x));
  }
}

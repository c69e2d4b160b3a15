package dev.sycamore.matherror;

import dev.sycamore.DeviceMath;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * A function on {@code double} that is measured on more arguments than {@link PreciseMath} is fast
 * enough for.
 *
 * @param name of the function, with {@code -} and what is particular about the arguments
 * @param operation of a function of one number, it leaves the second out
 */
record StreamedFunction(String name, DoubleBinaryOperator operation, Arguments arguments) {
  private static final double LN_2 = 0.6931471805599453;
  private static final double LN_10 = 2.302585092994046;
  private static final int TURNS = 1 << 20;

  static final List<StreamedFunction> ALL =
      List.of(
          of("sin", DeviceMath::sin, angles()),
          of("cos", DeviceMath::cos, angles()),
          of("tan", DeviceMath::tan, angles()),
          of("asin", DeviceMath::asin, upToOne()),
          of("acos", DeviceMath::acos, upToOne()),
          of(
              "atan",
              DeviceMath::atan,
              OneArgument.from(-8, 8).exponents(-60, 70).near(0.4375, 0.6875, 1.1875, 2.4375)),
          of(
              "sinh",
              DeviceMath::sinh,
              OneArgument.from(-711, 711).exponents(-60, 9).near(1.0, 22.0, 710.0)),
          of(
              "cosh",
              DeviceMath::cosh,
              OneArgument.from(-711, 711).exponents(-60, 9).near(LN_2 / 2, 22.0, 710.0)),
          of("tanh", DeviceMath::tanh, OneArgument.from(-23, 23).exponents(-60, 5).near(1.0, 22.0)),
          of(
              "exp",
              DeviceMath::exp,
              OneArgument.from(-746, 710).exponents(-60, 9).multiplesOf(LN_2 / 2, 2000)),
          of(
              "exp2",
              DeviceMath::exp2,
              OneArgument.from(-1075, 1024).exponents(-60, 10).multiplesOf(0.5, 2100)),
          of(
              "exp10",
              DeviceMath::exp10,
              OneArgument.from(-324, 309).exponents(-60, 8).multiplesOf(LN_2 / LN_10 / 2, 2000)),
          of(
              "expm1",
              DeviceMath::expm1,
              OneArgument.from(-40, 710).exponents(-60, 9).multiplesOf(LN_2 / 2, 100)),
          of("log", DeviceMath::log, positive()),
          of("log2", DeviceMath::log2, positive()),
          of("log10", DeviceMath::log10, positive()),
          of(
              "log1p",
              DeviceMath::log1p,
              OneArgument.from(-1, 4)
                  .least(-1)
                  .exponents(-60, 1023)
                  .near(-1.0, 0.41421356, -0.29289321)),
          of(
              "cbrt",
              DeviceMath::cbrt,
              OneArgument.from(-8, 8).exponents(-1074, 1023).near(1.0, 2.0, 4.0, 8.0)),
          of("rsqrt", DeviceMath::rsqrt, positive()),
          of("erf", DeviceMath::erf, OneArgument.from(-6, 6).exponents(-60, 2).near(1.0, 2.0)),
          of(
              "erfc",
              DeviceMath::erfc,
              OneArgument.from(-6, 27.5).exponents(-60, 4).near(1.0, 2.0, 26.0)),
          of(
              "tgamma",
              DeviceMath::tgamma,
              OneArgument.from(-184, 172).exponents(-60, 7).multiplesOf(0.5, 184)),
          of(
              "lgamma",
              DeviceMath::lgamma,
              OneArgument.from(-100, 1000).exponents(-60, 1010).multiplesOf(0.5, 100)),
          new StreamedFunction("pow", DeviceMath::pow, new PowerArguments(false)),
          new StreamedFunction("pow-huge", DeviceMath::pow, new PowerArguments(true)),
          new StreamedFunction("hypot", DeviceMath::hypot, new VectorArguments()),
          new StreamedFunction("atan2", DeviceMath::atan2, new VectorArguments()));

  private static StreamedFunction of(
      String name, DoubleUnaryOperator operation, Arguments arguments) {
    return new StreamedFunction(name, (x, y) -> operation.applyAsDouble(x), arguments);
  }

  private static OneArgument angles() {
    return OneArgument.from(-100, 100).exponents(-60, 1023).multiplesOf(Math.PI / 4, TURNS);
  }

  private static OneArgument upToOne() {
    return OneArgument.from(-1, 1).exponents(-60, -1).near(1.0, 0.5, 0.975);
  }

  private static OneArgument positive() {
    return OneArgument.from(0, 4)
        .least(0)
        .exponents(-1074, 1023)
        .near(1.0, Math.sqrt(2), Math.sqrt(0.5), 2.0);
  }

  static StreamedFunction named(String name) {
    return ALL.stream().filter(f -> f.name.equals(name)).findFirst().orElseThrow();
  }
}

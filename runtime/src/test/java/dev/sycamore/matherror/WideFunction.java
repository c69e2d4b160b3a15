package dev.sycamore.matherror;

import dev.sycamore.DeviceMath;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;

/**
 * A function of one {@code double} that {@link StrictMath} does not have.
 *
 * @param low the arguments are from here
 * @param high to here, as far as they are not near 0
 * @param bound what the API states, in ulp
 */
record WideFunction(
    String name,
    DoubleUnaryOperator operation,
    DoubleFunction<BigDecimal> exact,
    double low,
    double high,
    double bound) {

  static final List<WideFunction> ALL =
      List.of(
          new WideFunction("exp2", DeviceMath::exp2, PreciseMath::exp2, -1074, 1025, 1),
          new WideFunction("exp10", DeviceMath::exp10, PreciseMath::exp10, -323, 309, 1),
          new WideFunction("log2", DeviceMath::log2, PreciseMath::log2, 0, 3, 0.51),
          new WideFunction("rsqrt", DeviceMath::rsqrt, PreciseMath::rsqrt, 0, 4, 1.5),
          new WideFunction("erf", DeviceMath::erf, PreciseMath::erf, -6, 6, 1.4),
          new WideFunction("erfc", DeviceMath::erfc, PreciseMath::erfc, -6, 26.5, 5),
          new WideFunction("tgamma", DeviceMath::tgamma, PreciseMath::tgamma, -184, 172, 9),
          new WideFunction("lgamma", DeviceMath::lgamma, PreciseMath::lgamma, -100, 1000, 8));

  static WideFunction named(String name) {
    return ALL.stream().filter(f -> f.name.equals(name)).findFirst().orElseThrow();
  }

  /** One of the arguments that are measured: uniform in the range, or of any size near 0. */
  double argument(Random random) {
    double uniform = low + (high - low) * random.nextDouble();
    double small = Math.scalb(1 + random.nextDouble(), 2 - random.nextInt(30));
    double any = random.nextInt(3) > 0 ? uniform : low < 0 && random.nextBoolean() ? -small : small;
    return any == Math.rint(any) ? 0.75 : any;
  }

  /** The error at {@code x} in ulp. */
  double errorAt(double x) {
    double value = operation.applyAsDouble(x);
    BigDecimal exact = this.exact.apply(x);
    return x < 0 && name.equals("lgamma") ? Ulps.absolute(value, exact) : Ulps.of(value, exact);
  }
}

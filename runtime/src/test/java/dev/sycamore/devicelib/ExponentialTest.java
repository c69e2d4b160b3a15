package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Unary;
import org.junit.jupiter.api.Test;

class ExponentialTest {
  /** Where the algorithms change their ways, and the multiples of ln 2 that they count. */
  private static final double[] THRESHOLDS = {
    0x1p-28,
    0x1p-54,
    0x1.62e43p-2,
    0x1.0a2b2p0,
    0x1.3687ap5,
    0x1.62e42p9,
    0x1.62e42fefa39efp9,
    0x1.74910d52d3051p9,
    1021.5 * 0.6931471805599453,
    1020.5 * 0.6931471805599453,
    19.5 * 0.6931471805599453,
    56.5 * 0.6931471805599453,
    1023.5 * 0.6931471805599453,
    708.3964185322641,
    708,
    0.25,
    2 * 0.6931471805599453
  };

  @Test
  void expHasTheBitsOfStrictMath() {
    new Unary(Exponential::exp, StrictMath::exp)
        .everywhere(THRESHOLDS)
        .between(-2, 2)
        .between(-750, 712)
        .exponents(-60, 10);
  }

  @Test
  void expm1HasTheBitsOfStrictMath() {
    new Unary(Exponential::expm1, StrictMath::expm1)
        .everywhere(THRESHOLDS)
        .between(-2, 2)
        .between(-45, 712)
        .exponents(-60, 10);
  }
}

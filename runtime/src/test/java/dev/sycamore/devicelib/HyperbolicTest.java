package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Unary;
import org.junit.jupiter.api.Test;

class HyperbolicTest {
  private static final double[] THRESHOLDS = {
    0x1p-55, 0x1p-54, 0x1p-28, 0x1.62e43p-2, 1, 22, 0x1.62e42p9, 0x1.633ce8fb9f87dp9, 11
  };

  @Test
  void sinhHasTheBitsOfStrictMath() {
    new Unary(Hyperbolic::sinh, StrictMath::sinh)
        .everywhere(THRESHOLDS)
        .between(-25, 25)
        .between(-712, 712)
        .exponents(-60, 9);
  }

  @Test
  void coshHasTheBitsOfStrictMath() {
    new Unary(Hyperbolic::cosh, StrictMath::cosh)
        .everywhere(THRESHOLDS)
        .between(-25, 25)
        .between(-712, 712)
        .exponents(-60, 9);
  }

  @Test
  void tanhHasTheBitsOfStrictMath() {
    new Unary(Hyperbolic::tanh, StrictMath::tanh)
        .everywhere(THRESHOLDS)
        .between(-1, 1)
        .between(-25, 25)
        .exponents(-60, 9);
  }
}

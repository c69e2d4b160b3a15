package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Unary;
import org.junit.jupiter.api.Test;

class LogarithmTest {
  /** Significands where the sums change their order: 0x6147a, 0x6a09c, 0x6b851, and around 1. */
  private static final double[] SIGNIFICANDS = {
    1,
    0x1.6147ap0,
    0x1.6a09cp0,
    0x1.6a09ep0,
    0x1.6b851p0,
    0x1.ffffep0,
    0x1.6147ap7,
    0x1.6b851p-7,
    0x1.6a09ep-1030,
    0x1.6147ap-1060
  };

  @Test
  void logHasTheBitsOfStrictMath() {
    new Unary(Logarithm::log, StrictMath::log)
        .everywhere(SIGNIFICANDS)
        .between(0, 4)
        .between(0.999999, 1.000001)
        .exponents(-1074, 1023);
  }

  @Test
  void log10HasTheBitsOfStrictMath() {
    Unary log10 =
        new Unary(Logarithm::log10, StrictMath::log10)
            .everywhere(SIGNIFICANDS)
            .between(0, 4)
            .exponents(-1074, 1023);
    for (int n = -323; n <= 308; n++) {
      log10.at(Double.parseDouble("1e" + n));
    }
  }

  @Test
  void log1pHasTheBitsOfStrictMath() {
    new Unary(Logarithm::log1p, StrictMath::log1p)
        .everywhere(
            0x1p-54,
            0x1p-29,
            0x1.a827ap-2,
            0x1.2bec3p-2,
            0x1.2bec4p-2,
            1,
            0x1.6a09ep4 - 1,
            0x1p53,
            0x1.ffffffp8 - 1,
            0x1.000004p8 - 1)
        .between(-1, 3)
        .between(-0.5, 0.5)
        .exponents(-60, 60);
  }
}

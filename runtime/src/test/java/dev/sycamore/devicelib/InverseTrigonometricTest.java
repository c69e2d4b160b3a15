package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import dev.sycamore.devicelib.StrictMathComparison.PairSource;
import dev.sycamore.devicelib.StrictMathComparison.Unary;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class InverseTrigonometricTest {
  @Test
  void asinHasTheBitsOfStrictMath() {
    new Unary(InverseTrigonometric::asin, StrictMath::asin)
        .everywhere(0x1p-27, 0.5, 0x1.f3333p-1, 1)
        .between(-1, 1)
        .exponents(-60, 0);
  }

  @Test
  void acosHasTheBitsOfStrictMath() {
    new Unary(InverseTrigonometric::acos, StrictMath::acos)
        .everywhere(0x1p-57, 0x1.00001p-57, 0.5, 1)
        .between(-1, 1)
        .exponents(-60, 0);
  }

  @Test
  void atanHasTheBitsOfStrictMath() {
    new Unary(InverseTrigonometric::atan, StrictMath::atan)
        .everywhere(0x1p-29, 0.4375, 0.6875, 1.1875, 2.4375, 0x1p66)
        .between(-5, 5)
        .exponents(-60, 70);
  }

  @Test
  void atan2HasTheBitsOfStrictMath() {
    new Binary(InverseTrigonometric::atan2, StrictMath::atan2)
        .pairs(
            0.0,
            Double.MIN_VALUE,
            Double.MIN_NORMAL,
            0x1p-62,
            0x1p-61,
            0x1p-60,
            0.5,
            Math.nextDown(1.0),
            1,
            Math.nextUp(1.0),
            2,
            0x1p60,
            0x1p61,
            0x1.8p61,
            0x1p62,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NaN)
        .everywhere()
        .random(new CloseExponents());
  }

  /** Pairs whose quotient is neither zero nor infinite for sure. */
  private static final class CloseExponents implements PairSource {
    @Override
    public double first(SplittableRandom random) {
      return MathArguments.spread(random, -1000, 1000);
    }

    @Override
    public double second(SplittableRandom random, double first) {
      int exponent = Math.getExponent(first);
      return MathArguments.spread(
          random, Math.max(exponent - 70, -1022), Math.min(exponent + 70, 1023));
    }
  }
}

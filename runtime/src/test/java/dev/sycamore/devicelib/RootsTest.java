package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import dev.sycamore.devicelib.StrictMathComparison.PairSource;
import dev.sycamore.devicelib.StrictMathComparison.Unary;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RootsTest {
  @Test
  void cbrtHasTheBitsOfStrictMath() {
    Unary cbrt =
        new Unary(Roots::cbrt, StrictMath::cbrt)
            .everywhere(Double.MIN_NORMAL)
            .between(-1000, 1000)
            .exponents(-1074, 1023);
    for (int i = 0; i < 2000; i++) {
      cbrt.at((double) i * i * i);
    }
  }

  @Test
  void hypotHasTheBitsOfStrictMath() {
    new Binary(Roots::hypot, StrictMath::hypot)
        .pairs(
            0.0,
            Double.MIN_VALUE,
            2 * Double.MIN_VALUE,
            3 * Double.MIN_VALUE,
            0x1.8p-1030,
            Math.nextDown(Double.MIN_NORMAL),
            Double.MIN_NORMAL,
            0x1.8p-1021,
            Math.nextDown(0x1p-500),
            0x1p-500,
            0x1.4p-500,
            0x1p-440,
            0x1.8p-440,
            0x1p-60,
            0x1p-61,
            1,
            Math.nextUp(1.0),
            2,
            3,
            4,
            0x1p58,
            0x1p59,
            0x1p60,
            0x1p61,
            0x1p440,
            0x1p500,
            Math.nextUp(0x1p500),
            0x1.00001p500,
            0x1.8p1023,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NaN)
        .everywhere()
        .random(new CloseExponents(-1074, 1023, 62))
        .random(new CloseExponents(-1074, -960, 62))
        .random(new CloseExponents(-510, -420, 62))
        .random(new CloseExponents(495, 505, 3))
        .random(new CloseExponents(-20, 20, 1));
  }

  /** Pairs whose exponents differ by {@code distance} at most. */
  private record CloseExponents(int least, int greatest, int distance) implements PairSource {
    @Override
    public double first(SplittableRandom random) {
      return MathArguments.spread(random, least, greatest);
    }

    @Override
    public double second(SplittableRandom random, double first) {
      int exponent = Math.getExponent(first);
      if (random.nextInt(16) == 0) {
        // One high word, another low word.
        return Double.longBitsToDouble(
            Double.doubleToRawLongBits(first) ^ random.nextInt(Integer.MAX_VALUE));
      }
      return MathArguments.spread(
          random, Math.max(exponent - distance, -1074), Math.min(exponent + distance, 1023));
    }
  }
}

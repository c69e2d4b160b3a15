package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import dev.sycamore.devicelib.StrictMathComparison.PairSource;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class IeeeRemainderTest {
  private static final Binary REMAINDER =
      new Binary(IeeeRemainder::remainder, StrictMath::IEEEremainder);

  @Test
  void specialCasesAreThoseOfStrictMath() {
    REMAINDER.pairs(
        0.0,
        Double.MIN_VALUE,
        2 * Double.MIN_VALUE,
        3 * Double.MIN_VALUE,
        Math.nextDown(Double.MIN_NORMAL),
        Double.MIN_NORMAL,
        Math.nextUp(Double.MIN_NORMAL),
        0.5,
        Math.nextDown(1.0),
        1,
        Math.nextUp(1.0),
        1.5,
        2,
        2.5,
        3,
        4,
        Math.PI,
        2 * Math.PI,
        0x1p52,
        0x1p53 - 1,
        1e300,
        Double.MAX_VALUE / 2,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NaN);
  }

  @Test
  void tiesGoToTheEvenQuotient() {
    for (double divisor : new double[] {1, 3, 7.25, 0x1p-1074, 0x1p-1070, 0x1.8p-1022, 1e300}) {
      for (int halves = -101; halves <= 101; halves++) {
        double x = halves * (divisor / 2);
        REMAINDER.at(x, divisor).at(Math.nextUp(x), divisor).at(Math.nextDown(x), divisor);
      }
    }
  }

  @Test
  void quotientsNextToTiesHaveTheBitsOfStrictMath() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < MathArguments.RANDOM; i++) {
      double divisor = MathArguments.spread(random, -1074, 960);
      double x = divisor * (random.nextLong(1L << random.nextInt(1, 55)) + 0.5);
      REMAINDER.at(x, divisor).at(Math.nextUp(x), divisor).at(Math.nextDown(x), divisor);
    }
  }

  @Test
  void randomPairsHaveTheBitsOfStrictMath() {
    REMAINDER
        .everywhere()
        .random(new Exponents(-1074, 1023, 60))
        .random(new Exponents(-1074, -960, 60))
        .random(new Exponents(-10, 10, 2));
  }

  /** Pairs whose quotient is up to {@code 2^quotient}. */
  private record Exponents(int least, int greatest, int quotient) implements PairSource {
    @Override
    public double first(SplittableRandom random) {
      return MathArguments.spread(random, least, greatest);
    }

    @Override
    public double second(SplittableRandom random, double first) {
      int exponent = Math.getExponent(first);
      return MathArguments.spread(
          random, Math.max(exponent - quotient, -1074), Math.min(exponent + 2, 1023));
    }
  }
}

package dev.sycamore.devicelib;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import dev.sycamore.devicelib.StrictMathComparison.PairSource;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class PowerTest {
  private static final Binary POW = new Binary(Power::pow, StrictMath::pow);

  @Test
  void specialCasesAreThoseOfStrictMath() {
    POW.pairs(
        0.0,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        0x1p-54,
        0.25,
        1 / 3.0,
        0.5,
        0x1.fffffp-1,
        Math.nextDown(0x1.fffffp-1),
        Math.nextDown(1.0),
        1,
        Math.nextUp(1.0),
        0x1.00001p0,
        Math.nextDown(0x1.00001p0),
        1.5,
        2,
        2.5,
        3,
        4,
        10,
        1020,
        1021,
        1022,
        1023,
        1024,
        1074,
        1075,
        0x1p31,
        0x1.00001p31,
        Math.nextDown(0x1.00001p31),
        0x1p31 + 1,
        0x1p52 - 0.5,
        0x1p52 + 1,
        0x1p53 - 1,
        0x1p53,
        0x1p53 + 2,
        0x1p63,
        0x1p64,
        0x1.00001p64,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NaN);
  }

  @Test
  void integersAndHalvesHaveTheBitsOfStrictMath() {
    for (double x = -20; x <= 20; x += 0.5) {
      for (double y = -350; y <= 350; y += 0.5) {
        POW.at(x, y);
      }
    }
    for (int exponent = -1074; exponent <= 1023; exponent++) {
      double x = Math.scalb(1.0, exponent);
      for (double y : new double[] {-3, -2, -1, -0.5, -0.25, 0.25, 1 / 3.0, 0.5, 1, 1.5, 2, 3}) {
        POW.at(x, y).at(Math.nextUp(x), y).at(Math.nextDown(x), y).at(-x, y);
      }
    }
  }

  @Test
  void intervalsOfTheLogarithmHaveTheBitsOfStrictMath() {
    for (double x :
        MathArguments.around(0x1.3988ep0, 0x1.3988fp0, 0x1.bb67ap0, 1, 0x1.3988fp-1030)) {
      for (double y : new double[] {0.1, 0.7, -0.9, 1.1, 17.3, -80.1, 300, 1e5, -1e9}) {
        POW.at(x, y);
      }
    }
  }

  @Test
  void randomPairsHaveTheBitsOfStrictMath() {
    POW.everywhere()
        .random(pairs(r -> r.nextDouble(0, 10), (r, x) -> r.nextDouble(-20, 20)))
        .random(pairs(r -> MathArguments.spread(r, -1074, 1023), (r, x) -> r.nextInt(-8, 9)))
        .random(
            pairs(
                r -> Math.abs(MathArguments.spread(r, -30, 30)),
                (r, x) -> MathArguments.spread(r, -60, 8)));
  }

  @Test
  void resultsNearTheEndsOfTheRangeHaveTheBitsOfStrictMath() {
    POW.random(pairs(r -> Math.abs(MathArguments.spread(r, -900, 900)), PowerTest::nearOverflow))
        .random(pairs(r -> Math.abs(MathArguments.spread(r, -900, 900)), PowerTest::nearUnderflow))
        .random(pairs(r -> 1 + MathArguments.spread(r, -53, -2), PowerTest::nearOverflow))
        .random(pairs(r -> 1 + MathArguments.spread(r, -53, -2), PowerTest::nearUnderflow));
    for (double y = 1023.999; y < 1024.001; y = y + 0x1p-20) {
      POW.at(2, y).at(4, y / 2).at(0.5, -y).at(2, -y - 51).at(2, -y + 2);
    }
    for (int i = -40; i <= 40; i++) {
      double y = 1024 + i * Math.ulp(1024.0);
      double z = -1075 + i * Math.ulp(1024.0);
      POW.at(2, y).at(2, z).at(0.5, -y).at(0.5, -z).at(-2, y).at(16, y / 4).at(16, z / 4);
    }
  }

  @Test
  void basesCloseToOneWithHugeExponentsHaveTheBitsOfStrictMath() {
    POW.random(
        pairs(
            r -> 1 + MathArguments.spread(r, -52, -19), (r, x) -> MathArguments.spread(r, 30, 63)));
  }

  private static double nearOverflow(SplittableRandom random, double x) {
    return 1024 * (1 + MathArguments.spread(random, -52, -3)) / log2(x);
  }

  private static double nearUnderflow(SplittableRandom random, double x) {
    return -random.nextDouble(1020, 1078) / log2(x);
  }

  private static double log2(double x) {
    return Math.log1p(x - 1) / Math.log(2);
  }

  private interface Second {
    double second(SplittableRandom random, double first);
  }

  private static PairSource pairs(ToDoubleFunction<SplittableRandom> first, Second second) {
    return new PairSource() {
      @Override
      public double first(SplittableRandom random) {
        return first.applyAsDouble(random);
      }

      @Override
      public double second(SplittableRandom random, double x) {
        return second.second(random, x);
      }
    };
  }
}

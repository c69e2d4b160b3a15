package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import dev.sycamore.devicelib.StrictMathComparison.PairSource;
import dev.sycamore.devicelib.StrictMathComparison.Unary;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FloatingBitsTest {
  private static final double[] SPECIAL = MathArguments.special();

  @Test
  void doublesHaveTheBitsOfStrictMath() {
    new Unary(FloatingBits::getExponent, StrictMath::getExponent).everywhere();
    new Unary(FloatingBits::signum, StrictMath::signum).everywhere();
    new Unary(FloatingBits::ulp, StrictMath::ulp).everywhere().exponents(-1074, -960);
    new Unary(FloatingBits::nextUp, StrictMath::nextUp).everywhere();
    new Unary(FloatingBits::nextDown, StrictMath::nextDown).everywhere();
  }

  @Test
  void pairsOfDoublesHaveTheBitsOfStrictMath() {
    double[] few = {
      0, Double.MIN_VALUE, 1, 2, Double.MAX_VALUE, Double.POSITIVE_INFINITY, -Double.NaN
    };
    new Binary(FloatingBits::nextAfter, StrictMath::nextAfter).pairs(few).everywhere();
    new Binary(FloatingBits::copySign, StrictMath::copySign)
        .pairs(few)
        .everywhere()
        .at(1, Double.longBitsToDouble(0xfff8_0000_0000_0000L));
  }

  @Test
  void scalbOfDoublesHasTheBitsOfStrictMath() {
    PairSource anyScale =
        new PairSource() {
          @Override
          public double first(SplittableRandom random) {
            return MathArguments.spread(random, -1074, 1023);
          }

          @Override
          public double second(SplittableRandom random, double first) {
            return random.nextInt(-2200, 2200);
          }
        };
    Binary scalb =
        new Binary((x, n) -> FloatingBits.scalb(x, (int) n), (x, n) -> StrictMath.scalb(x, (int) n))
            .random(anyScale);
    for (double x : SPECIAL) {
      scalb.at(x, Integer.MIN_VALUE).at(x, Integer.MAX_VALUE).at(x, 0).at(x, -1).at(x, 53);
      scalb.at(x, -1022 - Math.getExponent(x)).at(x, -1030 - Math.getExponent(x));
      scalb.at(x, -1075 - Math.getExponent(x)).at(x, -1074 - Math.getExponent(x));
    }
  }

  @Test
  void floatsHaveTheBitsOfStrictMath() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2_000_000; i++) {
      compareFloat(Float.intBitsToFloat(random.nextInt()));
    }
    for (int exponent = 0; exponent < 512; exponent++) {
      for (int mantissa = -3; mantissa <= 3; mantissa++) {
        compareFloat(Float.intBitsToFloat((exponent << 23) + mantissa));
      }
    }
  }

  private static void compareFloat(float x) {
    assertSame(x, FloatingBits.getExponent(x), StrictMath.getExponent(x));
    assertSame(x, FloatingBits.signum(x), StrictMath.signum(x));
    assertSame(x, FloatingBits.ulp(x), StrictMath.ulp(x));
    assertSame(x, FloatingBits.nextUp(x), StrictMath.nextUp(x));
    assertSame(x, FloatingBits.nextDown(x), StrictMath.nextDown(x));
    assertSame(x, FloatingBits.isNaN(x) ? 1 : 0, Float.isNaN(x) ? 1 : 0);
    assertSame(x, FloatingBits.isInfinite(x) ? 1 : 0, Float.isInfinite(x) ? 1 : 0);
    assertSame(x, FloatingBits.isFinite(x) ? 1 : 0, Float.isFinite(x) ? 1 : 0);
  }

  @Test
  void pairsOfFloatsHaveTheBitsOfStrictMath() {
    SplittableRandom random = new SplittableRandom(8);
    float[] special = {
      0,
      Float.MIN_VALUE,
      Float.MIN_NORMAL,
      1,
      1.5f,
      Float.MAX_VALUE,
      Float.POSITIVE_INFINITY,
      Float.NaN,
      Float.intBitsToFloat(0xffc0_0000)
    };
    for (int i = 0; i < 1_000_000; i++) {
      float x = Float.intBitsToFloat(random.nextInt());
      float y = Float.intBitsToFloat(random.nextInt());
      int scale = random.nextInt(-420, 420);
      compareFloats(x, y, scale);
      compareFloats(x, special[i % special.length], -126 - Math.getExponent(x) - i % 27);
    }
    for (float x : special) {
      for (float y : special) {
        for (int scale :
            new int[] {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 300, -300, 301}) {
          compareFloats(x, y, scale);
          compareFloats(-x, y, scale);
          compareFloats(x, -y, scale);
          compareFloats(-x, -y, scale);
        }
      }
    }
  }

  private static void compareFloats(float x, float y, int scale) {
    assertSame(x, FloatingBits.copySign(x, y), StrictMath.copySign(x, y));
    assertSame(x, FloatingBits.nextAfter(x, y), StrictMath.nextAfter(x, y));
    double near = (double) x + Double.MIN_NORMAL * y;
    assertSame(x, FloatingBits.nextAfter(x, near), StrictMath.nextAfter(x, near));
    assertSame(x, FloatingBits.nextAfter(x, y * 1e200), StrictMath.nextAfter(x, y * 1e200));
    assertSame(x, FloatingBits.scalb(x, scale), StrictMath.scalb(x, scale));
  }

  private static void assertSame(float x, float actual, float expected) {
    if (Float.floatToIntBits(actual) != Float.floatToIntBits(expected)) {
      assertThat(actual).as("at %s (%a)", x, x).isEqualTo(expected);
    }
  }

  @Test
  void kindsOfDoublesAreThoseOfDouble() {
    MathArguments.bitPatterns(9, MathArguments.RANDOM, FloatingBitsTest::compareKinds);
    for (double x : SPECIAL) {
      compareKinds(x);
    }
  }

  private static void compareKinds(double x) {
    if (FloatingBits.isNaN(x) != Double.isNaN(x)
        || FloatingBits.isInfinite(x) != Double.isInfinite(x)
        || FloatingBits.isFinite(x) != Double.isFinite(x)) {
      assertThat(x).as("kind of %a", x).isNull();
    }
  }
}

package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RoundingTest {
  @Test
  void roundOfDoublesIsStrictMaths() {
    for (double x : MathArguments.special()) {
      compare(x);
    }
    for (double x :
        MathArguments.around(0.5, 1.5, 2.5, 0x1p51 + 0.5, 0x1p52 - 0.5, 0x1p63, 0x1p31)) {
      compare(x);
    }
    MathArguments.bitPatterns(21, MathArguments.RANDOM, RoundingTest::compare);
    SplittableRandom random = new SplittableRandom(22);
    for (int i = 0; i < MathArguments.RANDOM; i++) {
      compare(MathArguments.spread(random, -3, 64));
      compare(random.nextInt(-1000, 1000) / 4.0);
    }
  }

  private static void compare(double x) {
    if (Rounding.round(x) != StrictMath.round(x)) {
      assertThat(Rounding.round(x)).as("at %s (%a)", x, x).isEqualTo(StrictMath.round(x));
    }
  }

  @Test
  void roundOfFloatsIsStrictMaths() {
    SplittableRandom random = new SplittableRandom(23);
    for (int i = 0; i < 2_000_000; i++) {
      compare(Float.intBitsToFloat(random.nextInt()));
      compare(random.nextInt(-1000, 1000) / 4.0f);
    }
    for (int exponent = 0; exponent < 512; exponent++) {
      for (int mantissa = -3; mantissa <= 3; mantissa++) {
        compare(Float.intBitsToFloat((exponent << 23) + mantissa));
      }
    }
  }

  private static void compare(float x) {
    if (Rounding.round(x) != StrictMath.round(x)) {
      assertThat(Rounding.round(x)).as("at %s (%a)", x, x).isEqualTo(StrictMath.round(x));
    }
  }
}

package dev.sycamore.matherror;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceMath;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No error in a sample is above what {@code DeviceMath} states. */
@Tag("module")
class MathErrorTest {
  private static final int STEP = 20011;
  private static final int DOUBLES = 300;
  private static final int PAIRS = 100_000;

  static List<FloatFunction> floatFunctions() {
    return FloatFunction.ALL;
  }

  static List<WideFunction> wideFunctions() {
    return WideFunction.ALL;
  }

  @ParameterizedTest
  @MethodSource("floatFunctions")
  void functionsOfFloatsAreAsExactAsStated(FloatFunction function) throws InterruptedException {
    MathError.Largest largest = MathError.ofFloats(function, STEP, 1);
    assertThat(largest.error).as("at " + largest.at).isLessThanOrEqualTo(function.bound());
  }

  @ParameterizedTest
  @MethodSource("wideFunctions")
  void functionsOfDoublesAreAsExactAsStated(WideFunction function) throws InterruptedException {
    MathError.Largest largest = MathError.ofDoubles(function, DOUBLES, 1);
    assertThat(largest.error).as("at " + largest.at).isLessThanOrEqualTo(function.bound());
  }

  /**
   * By the reflection formula, where a double still has a fraction of 0.5 but its double has none.
   */
  @Test
  void lgammaOfLargeNegativeHalvesIsFinite() {
    double a = 0x1p51 + 1234567.5;
    assertThat(DeviceMath.lgamma(-a))
        .isEqualTo(StrictMath.log(Math.PI) - DeviceMath.lgamma(a + 1))
        .isFinite();
    assertThat(DeviceMath.lgamma(-a - 0.5)).isInfinite();
  }

  /** A random number, of any size or near 1. */
  private static float number(Random random) {
    return random.nextBoolean()
        ? Float.intBitsToFloat(random.nextInt())
        : (float) random.nextGaussian() * (1 << random.nextInt(8));
  }

  @Test
  void functionsOfTwoFloatsAreAsExactAsStated() {
    Random random = new Random(1);
    for (int i = 0; i < PAIRS; i++) {
      float x = number(random);
      float y = number(random);
      float positive = Math.abs(x);
      double root = StrictMath.hypot(x, y);
      assertThat(Ulps.of(DeviceMath.hypot(x, y), root)).as(x + ", " + y).isLessThanOrEqualTo(1.5);
      assertThat(Ulps.of(DeviceMath.atan2(y, x), StrictMath.atan2(y, x)))
          .as(y + ", " + x)
          .isLessThanOrEqualTo(1.7);
      assertThat(Ulps.of(DeviceMath.pow(positive, y), StrictMath.pow(positive, y)))
          .as(positive + ", " + y)
          .isLessThanOrEqualTo(1);
      float most = (float) (128 / StrictMath.log(positive) * random.nextDouble());
      assertThat(Ulps.of(DeviceMath.pow(positive, most), StrictMath.pow(positive, most)))
          .as(positive + ", " + most)
          .isLessThanOrEqualTo(1);
      int whole = random.nextInt(9) - 4;
      assertThat(Ulps.of(DeviceMath.pow(x, whole), StrictMath.pow(x, whole)))
          .as(x + ", " + whole)
          .isLessThanOrEqualTo(1);
    }
  }
}

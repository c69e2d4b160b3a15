package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.fail;

import dev.sycamore.devicelib.StrictMathComparison.Binary;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class FloatingRemainderTest {
  private static final int RANDOM = 400_000;

  @Test
  void doublesHaveTheBitsOfTheOperator() {
    Binary remainder = new Binary(FloatingRemainder::remainder, (x, y) -> x % y);
    remainder.pairs(edges());
    remainder.everywhere();
  }

  @Test
  void doublesThatDivideEvenlyKeepTheSignOfZero() {
    SplittableRandom random = new SplittableRandom(5);
    Binary remainder = new Binary(FloatingRemainder::remainder, (x, y) -> x % y);
    for (int i = 0; i < RANDOM; i++) {
      double y = MathArguments.spread(random, -1074, 900);
      remainder.at(y * random.nextInt(-1000, 1000), y);
    }
  }

  @Test
  void quotientsNextToIntegersHaveTheBitsOfTheOperator() {
    SplittableRandom random = new SplittableRandom(6);
    Binary remainder = new Binary(FloatingRemainder::remainder, (x, y) -> x % y);
    for (int i = 0; i < RANDOM; i++) {
      double y = MathArguments.spread(random, -1074, 960);
      double x = y * random.nextLong(1L << random.nextInt(1, 55));
      remainder.at(x, y).at(Math.nextUp(x), y).at(Math.nextDown(x), y);
      float smallY = (float) MathArguments.spread(random, -149, 100);
      float smallX = smallY * random.nextInt(1 << random.nextInt(1, 26));
      check(smallX, smallY);
      check(Math.nextUp(smallX), smallY);
      check(Math.nextDown(smallX), smallY);
    }
  }

  @Test
  void floatsHaveTheBitsOfTheOperator() {
    List<Float> floats = new ArrayList<>();
    for (double edge : edges()) {
      float f = (float) edge;
      floats.addAll(List.of(f, -f, Math.nextUp(f), Math.nextDown(f)));
    }
    for (int exponent = -149; exponent < 128; exponent += 3) {
      floats.add(Math.scalb(1.0f, exponent));
      floats.add(-Math.scalb(1.7f, exponent));
    }
    for (float x : floats) {
      for (float y : floats) {
        check(x, y);
      }
    }
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < RANDOM; i++) {
      int bits = random.nextInt();
      check(Float.intBitsToFloat(bits), Float.intBitsToFloat(random.nextInt()));
      int close = bits - random.nextInt(1 << 27);
      check(Float.intBitsToFloat(bits), Float.intBitsToFloat(close));
    }
  }

  private static void check(float x, float y) {
    float actual = FloatingRemainder.remainder(x, y);
    if (Float.floatToIntBits(actual) != Float.floatToIntBits(x % y)) {
      fail("%s %% %s: %s, Java: %s", x, y, actual, x % y);
    }
  }

  private static double[] edges() {
    return new double[] {
      0.0,
      Double.MIN_VALUE,
      3 * Double.MIN_VALUE,
      Math.nextDown(Double.MIN_NORMAL),
      Double.MIN_NORMAL,
      Math.nextUp(Double.MIN_NORMAL),
      Float.MIN_VALUE,
      5 * Float.MIN_VALUE,
      Math.nextDown(Float.MIN_NORMAL),
      Float.MIN_NORMAL,
      0.1,
      Math.nextDown(1.0),
      1,
      Math.nextUp(1.0),
      1.5,
      2,
      3,
      Math.PI,
      0x1p24 - 1,
      0x1p53 - 1,
      Float.MAX_VALUE,
      1e300,
      Double.MAX_VALUE,
      Double.POSITIVE_INFINITY,
      Double.NaN
    };
  }
}

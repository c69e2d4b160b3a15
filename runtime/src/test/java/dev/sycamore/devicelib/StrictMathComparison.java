package dev.sycamore.devicelib;

import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.assertj.core.api.Assertions;

/** Compares a function of the device library with StrictMath's, bit for bit; all NaNs are one. */
final class StrictMathComparison {
  private static final double[] SPECIAL = MathArguments.special();

  private StrictMathComparison() {}

  /** A function of one argument. */
  record Unary(DoubleUnaryOperator actual, DoubleUnaryOperator expected) {

    /** On {@link MathArguments#special}, around the thresholds, and on random bit patterns. */
    Unary everywhere(double... thresholds) {
      at(SPECIAL);
      at(MathArguments.around(thresholds));
      MathArguments.bitPatterns(1, MathArguments.RANDOM, this::check);
      return this;
    }

    /** On random numbers, evenly spread over an interval. */
    Unary between(double least, double greatest) {
      SplittableRandom random = new SplittableRandom(2);
      for (int i = 0; i < MathArguments.RANDOM; i++) {
        check(random.nextDouble(least, greatest));
      }
      return this;
    }

    /** On random numbers, evenly spread over binary exponents, of both signs. */
    Unary exponents(int least, int greatest) {
      SplittableRandom random = new SplittableRandom(3);
      for (int i = 0; i < MathArguments.RANDOM; i++) {
        check(MathArguments.spread(random, least, greatest));
      }
      return this;
    }

    Unary at(double... arguments) {
      for (double x : arguments) {
        check(x);
      }
      return this;
    }

    private void check(double x) {
      double a = actual.applyAsDouble(x);
      double e = expected.applyAsDouble(x);
      if (Double.doubleToLongBits(a) != Double.doubleToLongBits(e)) {
        Assertions.fail("at %s (%a): %s (%a), StrictMath: %s (%a)", x, x, a, a, e, e);
      }
    }
  }

  /** A function of two arguments. */
  record Binary(DoubleBinaryOperator actual, DoubleBinaryOperator expected) {

    /** On all pairs of {@code arguments} and both their signs. */
    Binary pairs(double... arguments) {
      for (double x : arguments) {
        for (double y : arguments) {
          check(x, y);
          check(-x, y);
          check(x, -y);
          check(-x, -y);
        }
      }
      return this;
    }

    /** On pairs of random bit patterns, and of special values with them. */
    Binary everywhere() {
      SplittableRandom random = new SplittableRandom(4);
      for (int i = 0; i < MathArguments.RANDOM; i++) {
        check(
            Double.longBitsToDouble(random.nextLong()), Double.longBitsToDouble(random.nextLong()));
      }
      for (double x : SPECIAL) {
        double y = Double.longBitsToDouble(random.nextLong());
        double special = SPECIAL[random.nextInt(SPECIAL.length)];
        check(x, y);
        check(y, x);
        check(x, special);
        check(x, x);
        check(x, -x);
      }
      return this;
    }

    /** On {@link MathArguments#RANDOM} random pairs. */
    Binary random(PairSource source) {
      SplittableRandom random = new SplittableRandom(5);
      for (int i = 0; i < MathArguments.RANDOM; i++) {
        double x = source.first(random);
        check(x, source.second(random, x));
      }
      return this;
    }

    Binary at(double x, double y) {
      check(x, y);
      return this;
    }

    private void check(double x, double y) {
      double a = actual.applyAsDouble(x, y);
      double e = expected.applyAsDouble(x, y);
      if (Double.doubleToLongBits(a) != Double.doubleToLongBits(e)) {
        Assertions.fail("at %s, %s (%a, %a): %s (%a), StrictMath: %s (%a)", x, y, x, y, a, a, e, e);
      }
    }
  }

  /** Where pairs of arguments come from. */
  interface PairSource {
    double first(SplittableRandom random);

    double second(SplittableRandom random, double first);
  }
}

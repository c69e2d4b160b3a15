package dev.sycamore.matherror;

import java.util.SplittableRandom;

/** Where the arguments of a function come from. */
interface Arguments {
  /** Sets {@code pair[0]} and, for a function of two numbers, {@code pair[1]}. */
  void next(SplittableRandom random, double[] pair);

  /** A number with random bits and an exponent from {@code low} to {@code high}. */
  static double ofExponent(SplittableRandom random, int low, int high) {
    double fraction = random.nextLong(1L << 52) * 0x1p-52;
    double value = Math.scalb(1 + fraction, random.nextInt(low, high + 1));
    return random.nextBoolean() ? value : -value;
  }

  /** A number near {@code place}: some units in the last place away, or more. */
  static double near(SplittableRandom random, double place) {
    return random.nextInt(4) == 0
        ? place + Math.ulp(place) * random.nextInt(-8, 9)
        : place + Math.scalb(2 * random.nextDouble() - 1, -random.nextInt(50));
  }
}

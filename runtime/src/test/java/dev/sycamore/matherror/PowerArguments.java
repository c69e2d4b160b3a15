package dev.sycamore.matherror;

import java.util.SplittableRandom;

/**
 * Arguments of {@code pow}, a quarter each: results of any size of bases of any size, bases near 1,
 * whole and half exponents, and numbers around 0 to 4.
 *
 * @param huge exponents above 2^31, for which StrictMath has a way of its own: bases are near 1;
 *     otherwise only those up to 2^31
 */
record PowerArguments(boolean huge) implements Arguments {
  private static final double HUGE = 0x1p31;

  /** Beyond it from 1 every power with a huge exponent is 0 or infinite. */
  private static final int HUGE_BASE = 21;

  /** The logarithm of what overflows, and of what is 0. */
  private static final double MOST = 746;

  private static final double SMALL = 4;

  @Override
  public void next(SplittableRandom random, double[] pair) {
    if (huge) {
      do {
        set(
            pair,
            1 + Math.scalb(2 * random.nextDouble() - 1, -random.nextInt(HUGE_BASE, 53)),
            random);
      } while (!(Math.abs(pair[1]) > HUGE));
    } else {
      do {
        ofAnySize(random, pair);
      } while (Math.abs(pair[1]) > HUGE);
    }
  }

  private static void ofAnySize(SplittableRandom random, double[] pair) {
    switch (random.nextInt(4)) {
      case 0 -> set(pair, Math.abs(Arguments.ofExponent(random, -1074, 1023)), random);
      case 1 -> set(pair, Math.abs(Arguments.near(random, 1)), random);
      case 2 -> {
        double base = Arguments.ofExponent(random, -60, 60);
        pair[1] = random.nextInt(-20, 21) * (base < 0 ? 1 : 0.5);
        pair[0] = base;
      }
      default -> {
        pair[0] = SMALL * random.nextDouble();
        pair[1] = 2 * SMALL * random.nextDouble() - SMALL;
      }
    }
  }

  /** With an exponent for which the result is neither 0 nor infinite. */
  private static void set(double[] pair, double base, SplittableRandom random) {
    double logarithm = Math.log(base);
    pair[0] = base;
    pair[1] = logarithm == 0 ? 1 : MOST * (2 * random.nextDouble() - 1) / logarithm;
  }
}

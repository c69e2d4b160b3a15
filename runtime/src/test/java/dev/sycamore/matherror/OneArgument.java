package dev.sycamore.matherror;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Arguments of a function of one number, a quarter each: uniform in a range, uniform around 0 in
 * it, of any exponent, and near hard places.
 *
 * @param least the function has no values below
 * @param places the hard places, or only a step of which there are {@code multiples} on both sides
 */
record OneArgument(
    double low,
    double high,
    double least,
    int lowExponent,
    int highExponent,
    List<Double> places,
    int multiples)
    implements Arguments {

  private static final double AROUND_ZERO = 2;

  static OneArgument from(double low, double high) {
    return new OneArgument(low, high, Double.NEGATIVE_INFINITY, -60, 1, List.of(), 0);
  }

  OneArgument least(double smallest) {
    return new OneArgument(low, high, smallest, lowExponent, highExponent, places, multiples);
  }

  OneArgument exponents(int from, int to) {
    return new OneArgument(low, high, least, from, to, places, multiples);
  }

  OneArgument near(Double... values) {
    return new OneArgument(low, high, least, lowExponent, highExponent, List.of(values), 0);
  }

  OneArgument multiplesOf(double step, int count) {
    return new OneArgument(low, high, least, lowExponent, highExponent, List.of(step), count);
  }

  @Override
  public void next(SplittableRandom random, double[] pair) {
    double x = any(random);
    while (x < least) {
      x = any(random);
    }
    pair[0] = x;
  }

  private double any(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> low + (high - low) * random.nextDouble();
      case 1 -> {
        double from = Math.max(low, -AROUND_ZERO);
        yield from + (Math.min(high, AROUND_ZERO) - from) * random.nextDouble();
      }
      case 2 -> Arguments.ofExponent(random, lowExponent, highExponent);
      default -> limited(Arguments.near(random, place(random)));
    };
  }

  /** Places at the edge of the range have no neighbours beyond it. */
  private double limited(double x) {
    return multiples > 0 ? x : Math.min(Math.max(x, low), high);
  }

  private double place(SplittableRandom random) {
    if (multiples > 0) {
      int most = 1 << random.nextInt(1, 32 - Integer.numberOfLeadingZeros(multiples));
      return places.get(0) * random.nextInt(-most, most + 1);
    }
    double place = places.get(random.nextInt(places.size()));
    return random.nextBoolean() ? place : -place;
  }
}

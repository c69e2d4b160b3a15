package dev.sycamore.devicelib;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import java.util.stream.DoubleStream;

/** Arguments for which the functions of the device library are compared with StrictMath. */
final class MathArguments {
  /** Random arguments of each kind per function. */
  static final int RANDOM = 600_000;

  private MathArguments() {}

  /** Zeros, subnormals, every power of two, infinities, NaNs, and their neighbours; both signs. */
  static double[] special() {
    List<Double> values = new ArrayList<>();
    for (int exponent = -1074; exponent <= 1023; exponent++) {
      addAround(values, Math.scalb(1.0, exponent), 2);
    }
    for (int i = 0; i <= 400; i++) {
      addAround(values, i / 8.0, 1);
    }
    for (long integer = 1L << 51; integer > 0; integer <<= 1) {
      addAround(values, (double) integer, 3);
      addAround(values, (double) (integer + 1), 1);
    }
    addAround(values, Double.MAX_VALUE, 2);
    addAround(values, Double.MIN_NORMAL, 2);
    addAround(values, Math.PI, 2);
    addAround(values, Math.E, 2);
    values.add(Double.longBitsToDouble(0x7ff0_0000_0000_0001L));
    values.add(Double.longBitsToDouble(0x7fff_ffff_ffff_ffffL));
    values.add(Double.longBitsToDouble(0xfff8_0000_0000_0000L));
    values.add(0.0);
    return bothSigns(values);
  }

  /** Around the arguments where a published algorithm changes its way; both signs. */
  static double[] around(double... thresholds) {
    SplittableRandom random = new SplittableRandom(11);
    List<Double> values = new ArrayList<>();
    for (double threshold : thresholds) {
      addAround(values, threshold, 4);
      int high = (int) (Double.doubleToRawLongBits(threshold) >>> 32);
      for (int h = high - 2; h <= high + 2; h++) {
        for (int low : new int[] {0, 1, -1, 1 << 31, random.nextInt(), random.nextInt()}) {
          values.add(Double.longBitsToDouble(((long) h << 32) | (low & 0xffff_ffffL)));
        }
      }
    }
    return bothSigns(values);
  }

  /** {@code times} random bit patterns. */
  static void bitPatterns(long seed, int times, DoubleConsumer action) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < times; i++) {
      action.accept(Double.longBitsToDouble(random.nextLong()));
    }
  }

  /** A random number whose binary exponent is evenly spread; either sign. */
  static double spread(SplittableRandom random, int leastExponent, int greatestExponent) {
    int exponent = random.nextInt(leastExponent, greatestExponent + 1);
    double magnitude = Math.scalb(1 + random.nextDouble(), exponent);
    return random.nextBoolean() ? magnitude : -magnitude;
  }

  private static void addAround(List<Double> values, double x, int ulps) {
    double below = x;
    double above = x;
    values.add(x);
    for (int i = 0; i < ulps; i++) {
      below = Math.nextDown(below);
      above = Math.nextUp(above);
      values.add(below);
      values.add(above);
    }
  }

  private static double[] bothSigns(List<Double> values) {
    return values.stream()
        .mapToDouble(Double::doubleValue)
        .flatMap(x -> DoubleStream.of(x, -x))
        .toArray();
  }
}

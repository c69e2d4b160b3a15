package dev.sycamore.benchmarks.cpu;

import java.util.SplittableRandom;

/** Values that are the same in each run. */
public final class InputValues {

  private InputValues() {}

  /** Numbers between {@code low} and {@code high}. */
  public static float[] floats(int count, int seed, float low, float high) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = (float) (low + random.nextDouble() * (high - low));
    }
    return values;
  }

  /** Numbers between {@code low} and {@code high}. */
  public static double[] doubles(int count, int seed, double low, double high) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = low + random.nextDouble() * (high - low);
    }
    return values;
  }

  /** Numbers from 0 to {@code bound - 1}. */
  public static int[] ints(int count, int seed, int bound) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = random.nextInt(bound);
    }
    return values;
  }
}

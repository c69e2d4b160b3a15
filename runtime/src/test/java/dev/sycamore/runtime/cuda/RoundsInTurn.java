package dev.sycamore.runtime.cuda;

import java.util.Arrays;

/**
 * Nanoseconds for the same work by the runtime and by calls of the driver. Rounds of both take
 * turns, because the speed of a machine changes; the ratio is the median of those of neighbours.
 */
record RoundsInTurn(double runtime, double driver, double ratio) {
  private static final int WARM_UP = 20;
  private static final int ROUNDS = 40;

  /**
   * Measures.
   *
   * @param parts what is done in one round; the times are for one of them
   */
  static RoundsInTurn of(int parts, Runnable runtime, Runnable driver) {
    double[] first = new double[ROUNDS];
    double[] second = new double[ROUNDS];
    double[] ratios = new double[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      double one = nanoseconds(runtime) / parts;
      double other = nanoseconds(driver) / parts;
      if (round >= 0) {
        first[round] = one;
        second[round] = other;
        ratios[round] = one / other;
      }
    }
    return new RoundsInTurn(median(first), median(second), median(ratios));
  }

  private static double nanoseconds(Runnable round) {
    long start = System.nanoTime();
    round.run();
    return System.nanoTime() - start;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  @Override
  public String toString() {
    return String.format(
        "%.0f ns by the runtime, %.0f ns by calls of the driver, ratio %.2f",
        runtime, driver, ratio);
  }
}

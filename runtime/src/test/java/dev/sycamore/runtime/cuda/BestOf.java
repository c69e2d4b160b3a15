package dev.sycamore.runtime.cuda;

/** The best of several rounds: what is measured, less of what disturbs it. */
final class BestOf {
  private static final int ROUNDS = 12;

  private BestOf() {}

  /** Nanoseconds for one of the parts of a round. */
  static double nanoseconds(int parts, Runnable round) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      round.run();
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / parts;
  }
}

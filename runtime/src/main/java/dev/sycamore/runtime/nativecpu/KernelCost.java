package dev.sycamore.runtime.nativecpu;

/** About how long the work-items of a kernel took lately. Any thread may use it. */
final class KernelCost {
  private static final float SMOOTHING = 4;
  private static final float MOST_GROWTH = 8;

  /** What costs nothing today may cost something tomorrow. */
  private static final float LEAST = 0.01f;

  /** Below 0 before the first launch. */
  private volatile float nanosPerItem = -1;

  /** Whether it ran before. */
  boolean isKnown() {
    return nanosPerItem >= 0;
  }

  /** How long so many work-items take one thread; any number if that is not known. */
  double nanos(double items) {
    return items * nanosPerItem;
  }

  /**
   * A thread has run work-items. Of two threads that say so at the same time one may be lost.
   *
   * @param items more than 0
   */
  void took(long nanos, double items) {
    float now = (float) (nanos / items);
    float before = nanosPerItem;
    if (before < 0) {
      nanosPerItem = now;
    } else {
      // A thread that had to wait for a processor took any time.
      float most = Math.max(MOST_GROWTH * before, LEAST);
      nanosPerItem = before + (Math.min(now, most) - before) / SMOOTHING;
    }
  }
}

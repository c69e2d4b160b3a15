package dev.sycamore.runtime.task;

import java.util.concurrent.TimeUnit;

/** About how long the steps of a queue took lately. Guarded by the lock of the queue. */
final class RecentSteps {
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** High before the first ones, which may be anything. */
  private long nanos = 3 * SHORT_NANOS;

  void took(long stepNanos) {
    nanos = Math.max(stepNanos, nanos - nanos / 4);
  }

  /** Whether they are so short that a thread that waits does one itself. */
  boolean areShort() {
    return nanos <= SHORT_NANOS;
  }
}

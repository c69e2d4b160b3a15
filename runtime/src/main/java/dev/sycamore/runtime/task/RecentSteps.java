package dev.sycamore.runtime.task;

import java.util.concurrent.TimeUnit;

/** About how long the steps of a queue took lately. Guarded by the lock of the queue. */
final class RecentSteps {
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** A thread that makes such a step sees an interrupt of its wait so much later. */
  private static final long BEARABLE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** High before the first ones, which may be anything. */
  private long nanos = 3 * BEARABLE_NANOS;

  void took(long stepNanos) {
    nanos = Math.max(stepNanos, nanos - nanos / 4);
  }

  /** Whether they are so short that to wait for one of several is not worth a step. */
  boolean areShort() {
    return nanos <= SHORT_NANOS;
  }

  /** Whether they are so short that a thread that waits makes them itself. */
  boolean areBearable() {
    return nanos <= BEARABLE_NANOS;
  }
}

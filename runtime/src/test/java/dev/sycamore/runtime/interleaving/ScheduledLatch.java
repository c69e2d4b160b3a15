package dev.sycamore.runtime.interleaving;

import java.util.concurrent.TimeUnit;

/** Stands in for a latch in explored code. */
public final class ScheduledLatch {
  private int count;

  /** A latch that opens after some calls of {@link #countDown}. */
  public ScheduledLatch(int count) {
    this.count = count;
  }

  /** Counts down. */
  public void countDown() {
    count = Math.max(0, count - 1);
  }

  /** Waits until it is open; nobody interrupts. */
  public void await() {
    Scheduler.awaitThat(() -> count == 0);
  }

  /** Waits until it is open; time never runs out. */
  public boolean await(long time, TimeUnit unit) {
    await();
    return true;
  }
}

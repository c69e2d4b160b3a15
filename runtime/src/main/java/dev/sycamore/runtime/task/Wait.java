package dev.sycamore.runtime.task;

import java.time.Duration;
import java.util.concurrent.locks.Condition;

/**
 * How a thread waits for a task.
 *
 * @param timed whether it waits until {@code deadline} at most, a value of {@link System#nanoTime}
 * @param interruptible whether an interrupt of the thread ends the wait
 * @param helps whether the thread may run tasks that it waits for itself
 */
public record Wait(boolean timed, long deadline, boolean interruptible, boolean helps) {
  /** Until the task is done, whatever happens. An interrupt stays set. */
  public static final Wait UNINTERRUPTIBLE = new Wait(false, 0, false, true);

  /** Until the task is done, or the thread is interrupted. */
  public static final Wait INTERRUPTIBLE = new Wait(false, 0, true, true);

  /** For some time; the thread runs nothing meanwhile, so that it can return in time. */
  public static Wait atMost(Duration time) {
    long nanos;
    try {
      nanos = time.toNanos();
    } catch (ArithmeticException e) {
      nanos = time.isNegative() ? 0 : Long.MAX_VALUE;
    }
    // Half of the range is 146 years, and differences of deadlines never overflow.
    long bounded = Math.max(0, Math.min(nanos, Long.MAX_VALUE / 2));
    return new Wait(true, System.nanoTime() + bounded, true, false);
  }

  /** How long the wait may still take; any number above 0 where it has no limit. */
  long rest() {
    return timed ? deadline - System.nanoTime() : Long.MAX_VALUE;
  }

  /**
   * Waits once on a condition; called in a loop that looks what has changed.
   *
   * @param rest what {@link #rest} has returned, above 0
   */
  @SuppressWarnings("WaitNotInLoop")
  void await(Condition condition, long rest) throws InterruptedException {
    if (timed) {
      condition.awaitNanos(rest);
    } else if (interruptible) {
      condition.await();
    } else {
      condition.awaitUninterruptibly();
    }
  }
}

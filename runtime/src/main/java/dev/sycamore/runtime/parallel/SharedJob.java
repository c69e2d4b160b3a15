package dev.sycamore.runtime.parallel;

import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.task.RunningTask;
import dev.sycamore.runtime.task.Task;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Work that several threads do together: the one that asks for it, and helpers of a {@link
 * HostThreadPool}, each of which takes parts until none is left.
 */
public abstract class SharedJob {
  private final Task task = RunningTask.get();
  private final AtomicInteger workers = new AtomicInteger();

  /** Helpers that are at it; written under the monitor of this object. */
  private volatile int active;

  private Throwable failure;

  /** Whether helpers know of it; for the first worker only. */
  private boolean shared;

  /** Creates the work of a task of the current thread. */
  protected SharedJob() {}

  /**
   * Does parts until none is left.
   *
   * @param worker from 0, a number that no other thread has in this job
   */
  protected abstract void doParts(int worker);

  /** Whether a part is left that nobody has begun. */
  protected abstract boolean hasMore();

  /** Begins no more parts. */
  protected abstract void stop();

  /** The current thread takes part, as one that the job was not given to by a pool. */
  public final void takePart() {
    work(nextWorker());
  }

  /** Throws what the first part that failed has thrown, if one did; called when all have ended. */
  public final void rethrow() {
    Failures.rethrow(failure());
  }

  /** A number for one more thread. */
  final int nextWorker() {
    return workers.getAndIncrement();
  }

  /** Whether helpers know of it; asked by the first worker. */
  protected final boolean isShared() {
    return shared;
  }

  final void setShared() {
    shared = true;
  }

  /** The task that this is a part of, or null. */
  final Task task() {
    return task;
  }

  /** Takes part. A failure is that of the job, and ends it. */
  final void work(int worker) {
    try {
      doParts(worker);
    } catch (Throwable e) {
      stop();
      synchronized (this) {
        failure = failure == null ? e : failure;
      }
    }
  }

  /** A helper takes part from now on. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // Read without the monitor only.
  final synchronized void begin() {
    active++;
  }

  /** A helper has done what it began. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  final synchronized void end() {
    active--;
    notifyAll();
  }

  /**
   * Waits for the helpers that have begun; an interrupt stays set.
   *
   * @param spinNanos how long without sleep, since their last parts are short
   */
  final void awaitHelpers(long spinNanos) {
    if (active > 0 && spinNanos > 0) {
      long begin = System.nanoTime();
      while (active > 0 && System.nanoTime() - begin < spinNanos) {
        Thread.onSpinWait();
      }
    }
    if (active > 0) {
      sleepUntilHelpersEnd();
    }
  }

  private synchronized void sleepUntilHelpersEnd() {
    boolean interrupted = false;
    while (active > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the first part that failed has thrown, or null. */
  final synchronized Throwable failure() {
    return failure;
  }
}

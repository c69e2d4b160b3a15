package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * The threads of a queue out of order: daemons, which are started when there is work that none of
 * them is free for, and end after some time without any. Guarded by the lock of the queue.
 */
final class QueueThreads {
  /** How many a queue has at most: host tasks may block. */
  private static final int MOST_THREADS = 64;

  private final Condition work;
  private final Runnable body;
  private final BooleanSupplier hasWork;
  private final boolean threadless;

  private int count;
  private int idle;
  private boolean failed;

  /**
   * @param body calls {@link #ends}
   * @param hasWork whether there is something to do for another thread
   * @param threadless whether no thread is ever started
   */
  QueueThreads(ReentrantLock lock, Runnable body, BooleanSupplier hasWork, boolean threadless) {
    this.work = lock.newCondition();
    this.body = body;
    this.hasWork = hasWork;
    this.threadless = threadless;
  }

  /** Whether there is none, and none can be started: those that wait do all. */
  boolean areMissing() {
    return threadless || failed;
  }

  /** Something has changed. */
  void signal() {
    work.signal();
    if (idle == 0 && hasWork.getAsBoolean()) {
      start();
    }
  }

  /** Something has changed for all of them. */
  void signalAll() {
    work.signalAll();
  }

  private void start() {
    if (threadless || count >= MOST_THREADS) {
      return;
    }
    try {
      RuntimeThreads.start("sycamore queue", TaskExecutor.STACK_SIZE, body);
      count++;
      failed = false;
    } catch (Throwable e) {
      // There are no more threads now: those there are do it, or whoever waits for the tasks.
      failed = count == 0;
    }
  }

  /** Called by a thread last. */
  void ends() {
    count--;
  }

  /**
   * Waits for work, in a loop that looks again what there is to do.
   *
   * @return how much of the time is left
   */
  @SuppressWarnings("WaitNotInLoop")
  long awaitWork(long nanos) {
    idle++;
    try {
      return work.awaitNanos(nanos);
    } catch (InterruptedException e) {
      // Only a command that ran on this thread can have done that, and it is over.
      return nanos;
    } finally {
      idle--;
    }
  }
}

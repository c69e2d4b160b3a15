package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The thread of a queue in order: a daemon, which is started when there is work and ends after some
 * time without any. While it works it looks for more by itself, so that nobody has to wake it.
 * Guarded by the lock of the queue, unless a method says otherwise.
 */
final class QueueThread {
  /** How long it looks for more to start before it waits for the stream. */
  private static final long LINGER_NANOS = TimeUnit.MICROSECONDS.toNanos(20);

  /** On one processor nobody submits while another thread looks for it. */
  private static final boolean LINGERS = Runtime.getRuntime().availableProcessors() > 1;

  /** How long it leaves tasks to those who wait for them before it looks again. */
  private static final long NAP_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

  /** After so many naps in which nothing changed it waits for work. */
  private static final int CALM_NAPS = 8;

  /** It is not needed after so many tasks in a row that those who wait have run. */
  private static final int FEW_TASKS = 2;

  /** The most of them, where tasks were left to it after fewer. */
  private static final int MANY_TASKS = 1 << 16;

  private final ReentrantLock lock;
  private final Condition work;
  private final Runnable body;
  private final boolean threadless;

  private boolean lives;
  private boolean failed;

  /** How many tasks in a row those who wait have run. */
  private int notNeeded;

  /** After how many of them it naps. */
  private int enough = FEW_TASKS;

  /** How many naps in a row nothing changed. */
  private int calmNaps;

  /** Whether somebody has left the rest to it. */
  private boolean asked;

  /** The first task that was there before it napped, by its number. */
  private long seen = -1;

  /** Changes with what there is to do; written under the lock. */
  private volatile int changes;

  /** Whether it sees new tasks by itself; written under the lock. */
  private volatile boolean looks;

  /** Whether it looks soon, and leaves tasks to who waits; written under the lock. */
  private volatile boolean naps;

  /**
   * @param body calls {@link #begins} and {@link #ends}
   * @param threadless whether no thread is ever started
   */
  QueueThread(ReentrantLock lock, Runnable body, boolean threadless) {
    this.lock = lock;
    this.work = lock.newCondition();
    this.body = body;
    this.threadless = threadless;
  }

  /** Whether there is one. */
  boolean lives() {
    return lives;
  }

  /** Whether none can be started: those that wait do all. */
  boolean isMissing() {
    return threadless || failed;
  }

  /** Called by it first. */
  void begins() {
    looks = true;
  }

  /** Called by it last. */
  void ends() {
    lives = false;
    looks = false;
  }

  /**
   * There is work; called under no lock. If it looks by itself, or naps, it has not looked for the
   * last time before a task was added.
   */
  void wake() {
    if (looks || naps) {
      return;
    }
    lock.lock();
    try {
      if (lives) {
        work.signal();
      } else if (!threadless) {
        start();
      }
    } finally {
      lock.unlock();
    }
  }

  private void start() {
    try {
      RuntimeThreads.start("sycamore queue", TaskExecutor.STACK_SIZE, body);
      lives = true;
      failed = false;
    } catch (Throwable e) {
      // There are no more threads now: whoever waits for the tasks runs them.
      failed = true;
    }
  }

  /** What there is to do is left to it. */
  void signal() {
    asked = true;
    work.signal();
  }

  /** There is something else to do, for a thread that looks. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  void changed() {
    changes++;
  }

  /** Takes the lock, which others have only for a short time. */
  void lockSoon() {
    for (int n = 0; n < 100; n++) {
      if (lock.tryLock()) {
        return;
      }
      Thread.onSpinWait();
    }
    lock.lock();
  }

  /** Looks for a moment, without the lock, whether there is something else to do. */
  boolean moreComes() {
    int seen = changes;
    if (LINGERS) {
      lock.unlock();
      try {
        long begin = System.nanoTime();
        while (changes == seen && System.nanoTime() - begin < LINGER_NANOS) {
          Thread.onSpinWait();
        }
      } finally {
        lockSoon();
      }
    }
    return changes != seen;
  }

  /** Somebody who waited has run all there was. */
  void wasNotNeeded() {
    notNeeded = Math.min(notNeeded + 1, MANY_TASKS);
  }

  /** It makes a step itself. */
  void wasNeeded() {
    if (notNeeded >= enough && !asked) {
      // Nobody waited for what it left to those who wait.
      enough = Math.min(2 * enough, MANY_TASKS);
    }
    notNeeded = 0;
    asked = false;
  }

  /**
   * Whether it naps instead of waiting for work: tasks have been waited for one by one, and to wake
   * it for each would cost more than many of them.
   */
  boolean isSpared() {
    return notNeeded >= enough && !asked && calmNaps < CALM_NAPS;
  }

  /** Whether it leaves a task to who may just begin to wait for it. */
  boolean leaves(long first) {
    return isSpared() && first != seen;
  }

  /**
   * Leaves tasks to those who wait for them, for a moment, in a loop that looks again what there is
   * to do.
   *
   * @param first the first task that is there
   */
  @SuppressWarnings("WaitNotInLoop")
  void nap(long first) {
    int before = changes;
    looks = false;
    naps = true;
    try {
      work.awaitNanos(NAP_NANOS);
      calmNaps = changes == before ? calmNaps + 1 : 0;
      seen = first;
    } catch (InterruptedException e) {
      // As below.
      return;
    } finally {
      naps = false;
      looks = true;
    }
  }

  /**
   * Waits for work, in a loop that looks again what there is to do.
   *
   * @return how much of the time is left
   */
  @SuppressWarnings("WaitNotInLoop")
  long awaitWork(long nanos) {
    calmNaps = 0;
    asked = false;
    looks = false;
    try {
      return work.awaitNanos(nanos);
    } catch (InterruptedException e) {
      // Only a command that ran on this thread can have done that, and it is over.
      return nanos;
    } finally {
      looks = true;
    }
  }
}

package dev.sycamore.runtime.interleaving;

import java.util.ArrayDeque;
import java.util.Deque;

/** Stands in for a reentrant lock in explored code. */
public final class ScheduledLock {
  private Thread owner;
  private int holds;

  /** Waits for the lock. */
  public void lock() {
    if (owner != Thread.currentThread()) {
      Scheduler.awaitThat(() -> owner == null);
      owner = Thread.currentThread();
    }
    holds++;
  }

  /** Waits for the lock, too: who tries tries again until it is free. */
  public boolean tryLock() {
    lock();
    return true;
  }

  /** Gives it back. */
  public void unlock() {
    if (owner != Thread.currentThread()) {
      throw new IllegalMonitorStateException();
    }
    if (--holds == 0) {
      owner = null;
    }
  }

  /** A condition of this lock. */
  public ScheduledCondition newCondition() {
    return new ScheduledCondition(this);
  }

  private void reacquire(int count) {
    Scheduler.awaitThat(() -> owner == null);
    owner = Thread.currentThread();
    holds = count;
  }

  /** Stands in for a condition. Waits end by signals only. */
  public static final class ScheduledCondition {
    private static final class Waiter {
      boolean signalled;
    }

    private final ScheduledLock lock;
    private final Deque<Waiter> waiters = new ArrayDeque<>();

    ScheduledCondition(ScheduledLock lock) {
      this.lock = lock;
    }

    /** Waits for a signal. */
    public void awaitUninterruptibly() {
      Waiter waiter = new Waiter();
      waiters.add(waiter);
      int holds = lock.holds;
      lock.holds = 0;
      lock.owner = null;
      Scheduler.awaitThat(() -> waiter.signalled);
      lock.reacquire(holds);
    }

    /** Waits for a signal; nobody interrupts. */
    public void await() {
      awaitUninterruptibly();
    }

    /** Waits for a signal; time never runs out. */
    public long awaitNanos(long nanos) {
      awaitUninterruptibly();
      return nanos;
    }

    /** Ends the wait that is oldest. */
    public void signal() {
      Waiter first = waiters.poll();
      if (first != null) {
        first.signalled = true;
      }
    }

    /** Ends all waits. */
    public void signalAll() {
      waiters.forEach(waiter -> waiter.signalled = true);
      waiters.clear();
    }
  }
}

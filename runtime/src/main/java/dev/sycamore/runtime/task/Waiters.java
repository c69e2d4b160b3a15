package dev.sycamore.runtime.task;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The threads that wait for tasks of a queue in order, or for room, and what they wait for: they
 * are woken for that only. Guarded by the lock of the queue, unless a method says otherwise.
 */
final class Waiters {
  private final Condition progress;

  /** The highest number that somebody waits for. */
  private long wanted = -1;

  /** The lowest number that a thread waits for that is not running. */
  private long lowestAwaited = Long.MAX_VALUE;

  /** Whether a thread that is not running waits for room. */
  private boolean roomAwaited;

  /** Whether a step has to end early; written under the lock. */
  private volatile boolean stepEnds;

  Waiters(ReentrantLock lock) {
    this.progress = lock.newCondition();
  }

  /** Notes that a thread waits for a task; returns whether none did for that or a later one. */
  boolean want(Task task) {
    if (wanted >= task.number()) {
      return false;
    }
    wanted = task.number();
    return true;
  }

  /** The highest number that somebody waits for. */
  long wanted() {
    return wanted;
  }

  /** Whether a task is one that somebody waits for, or comes before it. */
  boolean areWaitingFor(long number) {
    return number <= wanted;
  }

  /** Whether a thread that is not running is to be told of the end of a task. */
  boolean areToBeToldOf(long number) {
    return number >= lowestAwaited;
  }

  /** Whether a thread that is not running has something to do after a step. */
  boolean areConcerned(long ran, InOrderBacklog backlog) {
    return areToBeToldOf(ran) || (roomAwaited && backlog.hasMuchRoom());
  }

  /** A step begins, which ends early if a thread waits from now on. */
  void stepBegins() {
    stepEnds = false;
  }

  /** Whether the step has to end, because somebody waits; takes no lock. */
  boolean stepEnds() {
    return stepEnds;
  }

  /** Leaves the lock until there may be something new; called in a loop that looks. */
  @SuppressWarnings("WaitNotInLoop")
  void await(Task task, Wait wait, long rest) throws InterruptedException {
    stepEnds = true;
    lowestAwaited = Math.min(lowestAwaited, task.number());
    wait.await(progress, rest);
  }

  /** Leaves the lock until there may be room; called in a loop that looks. */
  @SuppressWarnings("WaitNotInLoop")
  void awaitRoom() {
    roomAwaited = true;
    progress.awaitUninterruptibly();
  }

  /** Wakes all that wait; those that go on waiting say so again. */
  void tellAll() {
    lowestAwaited = Long.MAX_VALUE;
    roomAwaited = false;
    progress.signalAll();
  }
}

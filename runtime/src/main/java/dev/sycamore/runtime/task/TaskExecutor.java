package dev.sycamore.runtime.task;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the tasks of one queue. Any thread may call it. */
public abstract sealed class TaskExecutor implements TaskRunner
    permits InOrderExecutor, OutOfOrderExecutor {
  /** How many tasks may wait for their turn before those who submit more are held up. */
  public static final int BACKLOG = 1024;

  /** How long its threads wait for work before they end. */
  static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** That of its threads: enough for kernels with private arrays. */
  static final long STACK_SIZE = 16L << 20;

  /** A task of this queue that any thread may run. */
  public final Task task(TaskBody body) {
    return Task.of(this, body);
  }

  /** A task of this queue that only this thread may run, which then has to wait for it. */
  public final Task taskOfThisThread(TaskBody body) {
    return Task.ofThisThread(this, body);
  }

  /** Whether this thread runs a task of this queue. */
  public final boolean isRunningHere() {
    return TaskNesting.isRunningFor(this);
  }

  /**
   * The tasks of this queue that a new one comes after, whatever memory it uses. Called under the
   * lock of the registration.
   */
  public abstract List<Task> earlier(Ordering ordering);

  /** Adds a task that was registered; called under the lock of the registration. */
  public abstract void add(Task task, Ordering ordering);

  /** Sees to it that tasks are run; called after {@link #add}, under no lock. */
  public abstract void wake();

  /** Waits until the backlog is short, or the task is done. */
  public abstract void awaitRoomFor(Task task);

  /** Tasks that have ended when all have that were added before, the last one added among them. */
  public abstract List<Task> lasts();

  /** Ends the threads, after the last task. Nothing is added from now on. */
  public abstract void stop();
}

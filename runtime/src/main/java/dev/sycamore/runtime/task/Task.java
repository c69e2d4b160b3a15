package dev.sycamore.runtime.task;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.FailureCopy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * One command: {@code SUBMITTED}, then {@code RUNNING}, then {@code COMPLETE} or {@code FAILED}
 * with a failure of its own. A task of a queue is run by the threads of its queue or by threads
 * that wait for it; a task without a queue is run by the thread that made it. Every task waits only
 * for tasks with lower numbers, so that no circle can arise.
 */
public final class Task {
  /** What a task does. */
  public interface Body {
    /** Whether the tasks before it in its queue must have ended, not only have been started. */
    boolean afterAll();

    /**
     * Does it, or starts it.
     *
     * @return whether it goes on after this call, until the stream of the queue is finished
     */
    boolean start();

    /**
     * What it failed with after {@link #start} had returned, once the stream is finished; or null.
     */
    default Throwable lateFailure() {
      return null;
    }
  }

  /** The task that this thread is running, the innermost of them. */
  private static final ThreadLocal<Task> CURRENT = new ThreadLocal<>();

  private final Task parent;

  /** Whether it only hands memory to the host. */
  private final boolean handsOver;

  private final CountDownLatch done = new CountDownLatch(1);

  /** Given at the registration. */
  private volatile long number = Long.MAX_VALUE;

  private volatile TaskState state = TaskState.SUBMITTED;
  private volatile Throwable failure;

  /** The task whose failure is the cause of this one's, or this one. */
  private volatile Task root = this;

  /** Whether somebody was told of the failure. */
  private volatile boolean seen;

  /** These are forgotten when the task ends: what is kept of it is its result. */
  private volatile TaskRunner runner;

  private volatile Thread owner;

  private Body body;
  private Throwable failureToCome;
  private volatile List<Task> predecessors = List.of();

  private Task(TaskRunner runner, Thread owner, Body body) {
    this.runner = runner;
    this.owner = owner;
    this.body = body;
    this.handsOver = body == null;
    this.parent = CURRENT.get();
  }

  /** A task of a queue that any thread may run. */
  static Task of(TaskRunner queue, Body body) {
    return new Task(queue, null, body);
  }

  /** A task of a queue that only this thread may run. */
  static Task ofThisThread(TaskRunner queue, Body body) {
    return new Task(queue, Thread.currentThread(), body);
  }

  /** A task without a queue, which this thread runs by {@link #runHere}. */
  public static Task withoutQueue(Body body) {
    return new Task(null, Thread.currentThread(), body);
  }

  /**
   * A task that hands memory to the host, which this thread does, and ends by {@link #complete}.
   */
  public static Task handOver() {
    return new Task(null, Thread.currentThread(), null);
  }

  /** Whether it is under way to hand memory to the host. */
  boolean isHandingOver() {
    return handsOver && !isDone();
  }

  /** The task that this thread is running, or null. */
  public static Task current() {
    return CURRENT.get();
  }

  /** Does something as a part of a task, on a thread that helps with it. */
  public static void within(Task task, Runnable action) {
    Task before = CURRENT.get();
    CURRENT.set(task);
    try {
      action.run();
    } finally {
      restore(before);
    }
  }

  private static void restore(Task before) {
    if (before == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(before);
    }
  }

  /** Whether this task runs inside of another one, whose kernel launched it. */
  boolean isWithin(Task other) {
    for (Task task = this; task != null; task = task.parent) {
      if (task == other) {
        return true;
      }
    }
    return false;
  }

  /** Whether another task cannot end before this one: it waits for one that this runs inside of. */
  boolean holdsUp(Task other) {
    for (Task outer = parent; outer != null; outer = outer.parent) {
      if (other.waitsFor(outer)) {
        return true;
      }
    }
    return false;
  }

  private boolean waitsFor(Task other) {
    TaskRunner queue = runner;
    if (this == other || (queue != null && queue == other.runner && number > other.number)) {
      return true;
    }
    for (Task predecessor : predecessors) {
      if (predecessor.waitsFor(other)) {
        return true;
      }
    }
    return false;
  }

  /** Whether this thread is running a task of a queue. */
  static boolean isRunningFor(TaskRunner queue) {
    for (Task task = current(); task != null; task = task.parent) {
      if (task.runner == queue) {
        return true;
      }
    }
    return false;
  }

  /** The place in the order of all registrations. */
  public long number() {
    return number;
  }

  /** The only thread that may run it, or null. */
  Thread owner() {
    return owner;
  }

  /** What has become of it. */
  public TaskState state() {
    return state;
  }

  /** Whether it has ended. */
  public boolean isDone() {
    TaskState now = state;
    return now == TaskState.COMPLETE || now == TaskState.FAILED;
  }

  /** Whether it failed, and nobody was told. */
  public boolean hasUnseenFailure() {
    return failure != null && !seen;
  }

  /** Whether it failed because another task did. */
  public boolean didNotRun() {
    return root != this;
  }

  boolean afterAll() {
    return body.afterAll();
  }

  /** Called under the lock of the registration. */
  void register(long place, List<Task> before) {
    number = place;
    predecessors = List.copyOf(before);
  }

  /** What it waits for; none once it has ended. */
  public List<Task> predecessors() {
    return predecessors;
  }

  /** Whether it has to wait for tasks of other queues. */
  boolean awaitsOthers() {
    for (Task predecessor : predecessors) {
      if (!predecessor.isDone() && predecessor.runner != runner) {
        return true;
      }
    }
    return false;
  }

  /** Waits for what it depends on; returns the first of them that failed, or null. */
  private Task awaitPredecessors() {
    Task failed = null;
    for (Task predecessor : predecessors) {
      // What its own queue has started before it needs no wait: the queue is in order.
      if (predecessor.runner == null || predecessor.runner != runner) {
        predecessor.awaitUninterruptibly();
      }
      if (failed == null && predecessor.failure != null) {
        failed = predecessor;
      }
    }
    return failed;
  }

  /**
   * Runs it on this thread, after what it depends on. It has ended, or ends when the stream of its
   * queue is finished.
   *
   * @param othersUnderWay whether tasks of its queue before it have not ended: then it does not
   *     either, so that whoever waits for a task has waited for all before it
   * @return whether it is still to end
   */
  boolean run(boolean othersUnderWay) {
    Task before = CURRENT.get();
    CURRENT.set(this);
    Throwable thrown = null;
    try {
      Task failed = awaitPredecessors();
      if (failed == null) {
        state = TaskState.RUNNING;
        if (body.start() || othersUnderWay) {
          return true;
        }
      } else {
        root = failed.root;
        thrown = didNotRun(root.failure);
      }
    } catch (Throwable e) {
      thrown = e;
    } finally {
      restore(before);
    }
    if (thrown != null && othersUnderWay) {
      failureToCome = thrown;
      return true;
    }
    if (thrown == null) {
      complete();
    } else {
      fail(thrown);
    }
    return false;
  }

  private static RuntimeException didNotRun(Throwable cause) {
    return ApiExceptions.device(
        "the command did not run: a command that it depends on failed: " + cause.getMessage(),
        cause);
  }

  /** Runs a task without a queue on the thread that made it. */
  public void runHere() {
    run(false);
  }

  /** Waits for what a task without a queue depends on. */
  public void awaitTurn() {
    awaitPredecessors();
  }

  /** Ends it when the stream of its queue is finished. */
  void completeAfterStream(Throwable streamFailure) {
    Throwable late = failureToCome == null ? body.lateFailure() : failureToCome;
    if (late == null && streamFailure == null) {
      complete();
    } else {
      fail(late == null ? streamFailure : late);
    }
  }

  /** Ends it. */
  public void complete() {
    end(TaskState.COMPLETE);
  }

  /** Ends it with a failure. */
  void fail(Throwable thrown) {
    failure = thrown;
    TaskRunner queue = runner;
    if (queue != null) {
      // Before its end, so that whoever has waited for it finds it.
      queue.failed(this);
    }
    end(TaskState.FAILED);
  }

  private void end(TaskState result) {
    predecessors = List.of();
    body = null;
    failureToCome = null;
    owner = null;
    state = result;
    done.countDown();
    runner = null;
  }

  /**
   * Waits for its end.
   *
   * @return whether it has ended; false if time ran out
   * @throws InterruptedException if the wait is interruptible and the thread is interrupted
   */
  public boolean await(Wait wait) throws InterruptedException {
    if (wait.interruptible() && Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (isDone()) {
      return true;
    }
    TaskRunner queue = runner;
    if (queue != null) {
      return queue.await(this, wait);
    }
    if (wait.timed()) {
      return done.await(wait.rest(), TimeUnit.NANOSECONDS);
    }
    boolean interrupted = false;
    while (true) {
      try {
        done.await();
        break;
      } catch (InterruptedException e) {
        if (wait.interruptible()) {
          throw e;
        }
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return true;
  }

  /** Waits for its end; an interrupt stays set. */
  public void awaitUninterruptibly() {
    try {
      await(Wait.UNINTERRUPTIBLE);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * What it failed with, as a new exception for the thread that gets it, or null. From now on
   * somebody was told.
   */
  public Throwable tell() {
    Throwable thrown = failure;
    if (thrown == null) {
      return null;
    }
    seen = true;
    return FailureCopy.of(thrown);
  }

  /** The failures of tasks that nobody was told of, each once; from now on somebody was. */
  public static Throwable tellAll(List<Task> tasks) {
    List<Task> unseen = new ArrayList<>();
    for (Task task : tasks) {
      if (task.hasUnseenFailure()) {
        unseen.add(task);
      }
    }
    // What did not run because of another one's failure adds nothing to that failure.
    unseen.sort(Comparator.comparing(Task::didNotRun));
    Set<Throwable> causes = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable first = null;
    for (Task task : unseen) {
      Throwable told = task.tell();
      first = causes.add(task.root.failure) ? join(first, told) : first;
    }
    return first;
  }

  private static Throwable join(Throwable first, Throwable next) {
    if (first == null) {
      return next;
    }
    if (next != first) {
      first.addSuppressed(next);
    }
    return first;
  }
}

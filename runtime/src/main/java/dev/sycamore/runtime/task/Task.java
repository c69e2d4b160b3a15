package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.List;

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
     * Lets what {@link #start} will start wait for work that goes on elsewhere, so that no thread
     * has to.
     *
     * @return whether it will; false if that work must have ended before
     */
    default boolean follow(WorkPlace place) {
      return false;
    }

    /**
     * Does it, or starts it.
     *
     * @return whether it goes on after this call, until the stream of the queue is finished
     */
    boolean start();

    /** Where it goes on after {@link #start}; null if others cannot follow it. */
    default WorkPlace place() {
      return null;
    }

    /**
     * What it failed with after {@link #start} had returned, once the stream is finished; or null.
     */
    default Throwable lateFailure() {
      return null;
    }
  }

  private final Task parent;

  /** Whether it only hands memory to the host. */
  private final boolean handsOver;

  private final TaskEnd end = new TaskEnd();
  private final TaskFailure failure = new TaskFailure();
  private final Predecessors predecessors = new Predecessors();

  /** Given at the registration. */
  private volatile long number = Long.MAX_VALUE;

  private volatile TaskState state = TaskState.SUBMITTED;

  /** These are forgotten when the task ends: what is kept of it is its result. */
  private volatile TaskRunner runner;

  private volatile Thread owner;

  /** Where it goes on, from its start to its end. */
  private volatile WorkPlace place;

  /** The tasks of other queues that its work waits for, so that no thread does. */
  private List<Task> followed = List.of();

  private Body body;
  private Throwable failureToCome;

  private Task(TaskRunner runner, Thread owner, Body body) {
    this.runner = runner;
    this.owner = owner;
    this.body = body;
    this.handsOver = body == null;
    this.parent = RunningTask.get();
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

  /** Whether it is another task, or cannot begin before that one has ended. */
  boolean waitsFor(Task other) {
    TaskRunner queue = runner;
    if (this == other || (queue != null && queue == other.runner && number > other.number)) {
      return true;
    }
    return predecessors.anyWaitsFor(other);
  }

  /** Whether this thread is running a task of a queue. */
  static boolean isRunningFor(TaskRunner queue) {
    for (Task task = RunningTask.get(); task != null; task = task.parent) {
      if (task.runner == queue) {
        return true;
      }
    }
    return false;
  }

  /** Whether it has not ended, and is one of a queue. */
  boolean isOf(TaskRunner queue) {
    return runner == queue;
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
    return failure.isUnseen();
  }

  /** Whether it failed because another task did. */
  public boolean didNotRun() {
    return failure.isConsequence();
  }

  boolean afterAll() {
    return body.afterAll();
  }

  /** Called under the lock of the registration. */
  void register(long place, List<Task> before) {
    number = place;
    predecessors.set(before);
  }

  /** What it waits for; none once it has ended. */
  public List<Task> predecessors() {
    return predecessors.get();
  }

  /**
   * Lets the work of this task wait for the work of tasks of other queues, where it can.
   *
   * @return whether it has to wait for others of them before it can run
   */
  boolean followOthers() {
    boolean awaits = false;
    for (Task before : predecessors.get()) {
      if (!before.isDone() && !before.isOf(runner)) {
        WorkPlace at = before.place;
        if (at != null && body.follow(at)) {
          followed = new ArrayList<>(followed);
          followed.add(before);
        } else {
          awaits = true;
        }
      }
    }
    return awaits;
  }

  /** Whether its work waits for tasks of other queues, so that it ends after them. */
  boolean followsOthers() {
    return !followed.isEmpty();
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
    // Memory that it uses may be freed when it has ended.
    boolean endsLater = othersUnderWay || followsOthers();
    Task before = RunningTask.set(this);
    Throwable thrown = null;
    try {
      TaskFailure failed = predecessors.await(runner, followed);
      if (failed == null) {
        state = TaskState.RUNNING;
        if (body.start()) {
          place = body.place();
          return true;
        }
        if (endsLater) {
          return true;
        }
      } else {
        thrown = failure.becauseOf(failed);
      }
    } catch (Throwable e) {
      thrown = e;
    } finally {
      RunningTask.set(before);
    }
    if (thrown != null && endsLater) {
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

  /** Runs a task without a queue on the thread that made it. */
  public void runHere() {
    run(false);
  }

  /** Waits for what a task without a queue depends on. */
  public void awaitTurn() {
    predecessors.await(runner, List.of());
  }

  /** Ends it when the stream of its queue is finished. */
  void completeAfterStream(Throwable streamFailure) {
    // What it followed has ended on the device; here its own queue says so, or with what it failed.
    TaskFailure failed = predecessors.await(runner, List.of());
    Throwable thrown = failureToCome;
    if (streamFailure == null && failed != null) {
      thrown = failure.becauseOf(failed);
    } else if (thrown == null) {
      thrown = body.lateFailure();
    }
    if (thrown == null) {
      thrown = streamFailure;
    }
    if (thrown == null) {
      complete();
    } else {
      fail(thrown);
    }
  }

  /** Ends it. */
  public void complete() {
    endAs(TaskState.COMPLETE);
  }

  /** Ends it with a failure. */
  void fail(Throwable thrown) {
    failure.set(thrown);
    TaskRunner queue = runner;
    if (queue != null) {
      // Before its end, so that whoever has waited for it finds it.
      queue.failed(this);
    }
    endAs(TaskState.FAILED);
  }

  private void endAs(TaskState result) {
    predecessors.set(List.of());
    followed = List.of();
    place = null;
    body = null;
    failureToCome = null;
    owner = null;
    state = result;
    end.reach();
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
    return end.await(wait);
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
    return failure.tell();
  }

  /** What tasks failed with, if nobody was told, each cause once; from now on somebody was. */
  public static Throwable tellAll(List<Task> tasks) {
    return TaskFailure.tellAll(tasks.stream().map(Task::failure));
  }

  TaskFailure failure() {
    return failure;
  }
}

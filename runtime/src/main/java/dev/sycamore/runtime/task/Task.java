package dev.sycamore.runtime.task;

import dev.sycamore.runtime.failure.NamedFailure;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One command: {@code SUBMITTED}, then {@code RUNNING}, then {@code COMPLETE} or {@code FAILED}
 * with a failure of its own. A task of a queue is run by the threads of its queue or by threads
 * that wait for it; a task without a queue is run by the thread that made it. Every task waits only
 * for tasks with lower numbers, so that no circle can arise.
 */
public final class Task {
  /** Where a task runs that has no queue. */
  private static final int NO_LANE = 0;

  private final Task parent;

  /** Whether it only hands memory to the host. */
  private final boolean handsOver;

  /** For those that wait for a task without a queue; null for one of a queue. */
  private final TaskEnd end;

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

  private TaskBody body;

  /** Null unless it is profiled; complete when it is. */
  private volatile TaskTimes times;

  private final TaskObservers observers = new TaskObservers();

  private Task(TaskRunner runner, Thread owner, TaskBody body) {
    this.runner = runner;
    this.end = runner == null ? new TaskEnd() : null;
    this.owner = owner;
    this.body = body;
    this.handsOver = body == null;
    this.parent = RunningTask.get();
  }

  /** A task of a queue that any thread may run. */
  static Task of(TaskRunner queue, TaskBody body) {
    return new Task(queue, null, body);
  }

  /** A task of a queue that only this thread may run. */
  static Task ofThisThread(TaskRunner queue, TaskBody body) {
    return new Task(queue, Thread.currentThread(), body);
  }

  /** A task without a queue, which this thread runs by {@link #runHere}. */
  public static Task withoutQueue(TaskBody body) {
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

  /** The task whose kernel launched it; null for none. */
  Task parent() {
    return parent;
  }

  /**
   * Whether it is another task, or cannot begin before that one has ended.
   *
   * @param visited those that were looked at
   */
  boolean waitsFor(Task other, Set<Task> visited) {
    if (this == other) {
      return true;
    }
    // What it waits for has lower numbers.
    if (number < other.number || !visited.add(this)) {
      return false;
    }
    TaskRunner queue = runner;
    boolean inOrder = queue != null && queue.isInOrder() && queue == other.runner;
    return inOrder || predecessors.anyWaitsFor(other, visited);
  }

  /** Whether it has not ended, and is one of a queue. */
  boolean isOf(TaskRunner queue) {
    return runner == queue;
  }

  /** Notes when it is submitted and run from now on. */
  public void profile() {
    times = new TaskTimes(System.nanoTime(), Long.MIN_VALUE, Long.MIN_VALUE);
  }

  /** Whether it notes when it is run. */
  public boolean isProfiled() {
    return times != null;
  }

  /** When it ran; null unless it is profiled and complete. */
  public TaskTimes times() {
    return state == TaskState.COMPLETE ? times : null;
  }

  /**
   * Tells somebody, under no lock, when its work goes on elsewhere, and when it has ended; at once
   * if it has.
   */
  public void observe(Consumer<Task> observer) {
    observers.add(this, observer);
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
  void register(long place, Collection<Task> before, Collection<Task> earlier) {
    number = place;
    predecessors.set(before, earlier);
  }

  /** What it waits for; none once it has ended. */
  public List<Task> predecessors() {
    return predecessors.get();
  }

  /** What it waits for and has not ended. */
  List<Task> unendedBefore() {
    return predecessors.unended();
  }

  /** Whether it is code of the program, which threads that only wait do not run. */
  boolean isOfProgram() {
    return body.isOfProgram();
  }

  /** Where it goes on; null if others cannot follow it. */
  WorkPlace place() {
    return place;
  }

  /** Whether it is started on a lane of its queue. */
  boolean isOnLane() {
    return body.isOnLane();
  }

  /** Whether all that it waits for has ended, or is under way where its work can wait for it. */
  boolean isReady() {
    return blocking() == null;
  }

  /** A task that has to end before it can run; null if there is none. */
  Task blocking() {
    return predecessors.blocking(inOrderRunner(), body);
  }

  /**
   * Lets the work of this task wait for the work of tasks that are under way elsewhere, where it
   * can.
   *
   * @return whether it has to wait for others before it can run
   */
  boolean follow() {
    return predecessors.follow(inOrderRunner(), body);
  }

  /**
   * Whether it depends on work of its queue that is under way and may have failed, and does not
   * stop by itself then.
   *
   * @param lane of its queue on which it is started
   */
  boolean awaitsOutcomes(int lane) {
    List<TaskBody> others = predecessors.failingLate(inOrderRunner());
    return !others.isEmpty() && !body.stopsWith(others, lane);
  }

  /** What it does, while that may still fail by itself; otherwise null. */
  TaskBody failingLate() {
    TaskBody started = body;
    return started != null && started.failsLate() ? started : null;
  }

  private TaskRunner inOrderRunner() {
    TaskRunner queue = runner;
    return queue != null && queue.isInOrder() ? queue : null;
  }

  /** Whether its work waits for that of others, so that it ends after them. */
  boolean followsOthers() {
    return predecessors.areAnyFollowed();
  }

  /**
   * Runs it on this thread, after what it depends on. It has ended, or ends when the stream of its
   * queue is finished.
   *
   * @param lane of its queue on which it is started
   * @param othersUnderWay whether tasks of its queue before it have not ended: then it does not
   *     either, so that whoever waits for a task has waited for all before it
   * @return whether it is still to end
   */
  boolean run(int lane, boolean othersUnderWay) {
    // Memory that it uses may be freed when it has ended.
    boolean endsLater = othersUnderWay || followsOthers();
    Task before = RunningTask.set(this);
    Throwable thrown = null;
    try {
      TaskFailure failed = predecessors.awaitUnfollowed(inOrderRunner());
      if (failed == null) {
        state = TaskState.RUNNING;
        if (times != null) {
          times = times.ran(System.nanoTime(), Long.MIN_VALUE);
        }
        if (body.start(lane)) {
          // Who depends on it learns of its failure only when it has ended.
          place = body.failsLate() ? null : body.place();
          observers.tell(this);
          return true;
        }
        if (endsLater) {
          return true;
        }
      } else {
        thrown = failure.becauseOf(failed);
      }
    } catch (Throwable e) {
      thrown = NamedFailure.of(body::shown, e);
      // It may have started something before it failed.
      endsLater |= body.place() != null;
    } finally {
      RunningTask.set(before);
    }
    if (thrown != null && endsLater) {
      // What depends on it and is run before its end does not start.
      failure.set(thrown);
      return true;
    }
    if (thrown == null) {
      complete();
    } else {
      fail(thrown);
    }
    return false;
  }

  /** Runs a task that needs no lane on this thread, after what it depends on. It has ended. */
  public void runHere() {
    run(NO_LANE, false);
  }

  /** Waits for what a task without a queue depends on. */
  public void awaitTurn() {
    predecessors.awaitAll(inOrderRunner());
  }

  /** Names it in messages, until it ends; empty for nothing to name. */
  String shown() {
    return body.shown();
  }

  /** Waits for its work alone, and for that before it on its lane; returns whether it could. */
  boolean awaitWork() {
    return body.awaitEnd();
  }

  /** The stream failed while it was under way, and does not say whose failure that is. */
  void streamFailed(Throwable streamFailure) {
    if (!failure.isPresent()) {
      Throwable own = lateFailure();
      failure.set(own == null ? streamFailure : own);
    }
  }

  private Throwable lateFailure() {
    Throwable late = body.lateFailure();
    return late == null ? null : NamedFailure.of(body::shown, late);
  }

  /** Ends it when the stream of its queue is finished, after those that it followed. */
  void completeAfterStream() {
    // What it followed has ended on the device; here its own queue says so, or with what it failed.
    TaskFailure failed = predecessors.awaitAll(inOrderRunner());
    if (failure.isPresent()) {
      endAsFailed();
      return;
    }
    Throwable thrown = lateFailure();
    if (failed != null) {
      thrown = failure.becauseOf(failed);
    }
    if (thrown == null) {
      complete();
    } else {
      fail(thrown);
    }
  }

  /** Ends it. */
  public void complete() {
    if (times != null) {
      TaskTimes seen = times.ran(times.started(), System.nanoTime());
      times = body.times(seen);
    }
    endAs(TaskState.COMPLETE);
  }

  /** Ends it with a failure. */
  void fail(Throwable thrown) {
    failure.set(thrown);
    endAsFailed();
  }

  private void endAsFailed() {
    TaskRunner queue = runner;
    if (queue != null) {
      // Before its end, so that whoever has waited for it finds it.
      queue.failed(this);
    }
    endAs(TaskState.FAILED);
  }

  private void endAs(TaskState result) {
    TaskRunner queue = runner;
    predecessors.forget();
    body = null;
    if (owner != null) {
      owner = null;
    }
    state = result;
    if (place != null) {
      place = null;
    }
    if (end != null) {
      end.reach();
    }
    if (queue != null) {
      queue.ended(this);
      runner = null;
    }
    observers.tell(this);
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
    // One of a queue has no queue any more when it has ended.
    return end == null || end.await(wait);
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

  /** What it failed with, as a new exception, or null; that nobody was told stays so. */
  public Throwable shownFailure() {
    return failure.shown();
  }

  /** What tasks failed with, if nobody was told, each cause once; from now on somebody was. */
  public static Throwable tellAll(List<Task> tasks) {
    return tasks.isEmpty() ? null : TaskFailure.tellAll(tasks.stream().map(Task::failure));
  }

  TaskFailure failure() {
    return failure;
  }
}

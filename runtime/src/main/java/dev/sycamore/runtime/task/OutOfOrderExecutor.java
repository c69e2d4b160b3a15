package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.ExitWarning;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Runs each task of one queue when what it waits for has ended, or is under way where its work can
 * follow it. Work for the device goes to one of several lanes, which are streams; other tasks need
 * none. Daemon threads do it, which are started when there is work that none of them is free for. A
 * thread that waits for a task helps with it and with what it waits for, with nothing else.
 */
public final class OutOfOrderExecutor extends TaskExecutor {
  private final Consumer<Task> onFailure;
  private final ReentrantLock lock = new ReentrantLock();

  /** Signalled for threads that wait for tasks. */
  private final Condition progress = lock.newCondition();

  private final LiveTasks tasks = new LiveTasks();
  private final RecentSteps recent = new RecentSteps();
  private final QueueLanes lanes;
  private final QueueThreads threads;
  private boolean stopped;

  /**
   * @param finishLane waits for everything that tasks have started on a lane
   * @param onFailure receives each task that failed
   * @param threadless whether no thread is ever started: those who wait do all
   */
  public OutOfOrderExecutor(IntConsumer finishLane, Consumer<Task> onFailure, boolean threadless) {
    this.onFailure = onFailure;
    this.lanes = new QueueLanes(finishLane);
    this.threads = new QueueThreads(lock, this::work, this::canStep, threadless);
  }

  @Override
  public List<Task> earlier(Ordering ordering) {
    lock.lock();
    try {
      return tasks.earlier(ordering);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void add(Task task, Ordering ordering) {
    lock.lock();
    try {
      tasks.add(task, ordering);
      ExitWarning.addPending(1);
      for (Task before : task.unendedBefore()) {
        before.observe(advanced -> advance(task));
      }
      advance(task);
    } finally {
      lock.unlock();
    }
  }

  /** Something that a task waits for has ended, or is under way. */
  private void advance(Task task) {
    lock.lock();
    try {
      if (tasks.advance(task)) {
        signal();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Something has changed for those that work and those that wait. Called under the lock. */
  private void signal() {
    progress.signalAll();
    threads.signal();
  }

  @Override
  public void wake() {
    lock.lock();
    try {
      signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void stop() {
    lock.lock();
    try {
      stopped = true;
      threads.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<Task> lasts() {
    lock.lock();
    try {
      return tasks.lasts();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void awaitRoomFor(Task task) {
    lock.lock();
    try {
      while (tasks.count() > BACKLOG && !task.isDone()) {
        Task next = nextReady();
        if ((next != null && !mayRun(next, true)) || !stepAny()) {
          progress.awaitUninterruptibly();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public boolean await(Task task, Wait wait) throws InterruptedException {
    lock.lock();
    try {
      while (true) {
        if (wait.interruptible() && Thread.interrupted()) {
          throw new InterruptedException();
        }
        if (task.isDone()) {
          return true;
        }
        long rest = wait.rest();
        if (rest <= 0) {
          return false;
        }
        boolean helps = threads.areMissing() || (wait.helps() && recent.areShort());
        if (helpWith(task, helps, wait)) {
          continue;
        }
        wait.await(progress, rest);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Does a step towards the end of a task, if this thread can: its own start, that of what it waits
   * for, or the end of its lane. Called under the lock, which it leaves meanwhile.
   */
  private boolean helpWith(Task goal, boolean helps, Wait wait) throws InterruptedException {
    Set<Task> seen = new HashSet<>();
    Deque<Task> rest = new ArrayDeque<>();
    rest.add(goal);
    Task outside = null;
    while (!rest.isEmpty()) {
      Task task = rest.remove();
      if (task.isDone() || !seen.add(task)) {
        continue;
      }
      if (!task.isOf(this)) {
        outside = outside == null ? task : outside;
      } else if (tasks.isReady(task)) {
        if (mayRun(task, helps)) {
          Lane lane = laneFor(task);
          if (lane != null || !task.isOnLane()) {
            run(task, lane);
            return true;
          }
        }
      } else if (!tasks.isWaiting(task)) {
        Lane lane = lanes.of(task);
        if (helps && lane != null && !lane.isBusy()) {
          finish(lane, task);
          return true;
        }
      }
      rest.addAll(task.unendedBefore());
    }
    return helps && outside != null && threads.areMissing() && awaitOutside(outside, wait);
  }

  /** No thread of this queue does what is to be done; perhaps none of the other queue, either. */
  private boolean awaitOutside(Task task, Wait wait) throws InterruptedException {
    lock.unlock();
    try {
      task.await(wait);
    } finally {
      lock.lock();
    }
    return true;
  }

  private boolean mayRun(Task task, boolean helps) {
    Thread owner = task.owner();
    boolean own = threads.areMissing() || !task.isOfProgram();
    return owner == null ? helps && own : owner == Thread.currentThread();
  }

  /** The lane for a task; null if it needs none, or all are busy. */
  private Lane laneFor(Task task) {
    return task.isOnLane() ? lanes.bestFor(task) : null;
  }

  /** What a thread of this queue can do next: a task, which may need a lane. */
  private Task nextReady() {
    return tasks.nextReady(lanes.anyIsFree());
  }

  private boolean canStep() {
    return nextReady() != null || lanes.nextToFinish() != null;
  }

  private boolean stepAny() {
    Task task = nextReady();
    if (task != null) {
      run(task, laneFor(task));
      return true;
    }
    Lane lane = lanes.nextToFinish();
    if (lane != null) {
      finish(lane, null);
    }
    return lane != null;
  }

  /** Starts a task, on a lane if it needs one. Called under the lock, which it leaves. */
  private void run(Task task, Lane lane) {
    tasks.start(task);
    if (lane != null) {
      lane.setBusy(true);
    }
    signal();
    long begin = System.nanoTime();
    lock.unlock();
    try {
      task.follow();
      if (lane == null) {
        task.runHere();
      } else {
        lane.start(task);
      }
    } finally {
      lock.lock();
      if (lane != null) {
        lane.setBusy(false);
      }
      recent.took(System.nanoTime() - begin);
      signal();
    }
  }

  /**
   * Waits for what is under way on a lane. Called under the lock, which it leaves.
   *
   * @param upTo the last that is ended; null for all
   */
  private void finish(Lane lane, Task upTo) {
    lane.setBusy(true);
    signal();
    long begin = System.nanoTime();
    lock.unlock();
    try {
      lane.finish(upTo);
    } finally {
      lock.lock();
      lane.setBusy(false);
      recent.took(System.nanoTime() - begin);
      signal();
    }
  }

  @Override
  public boolean isInOrder() {
    return false;
  }

  @Override
  public void failed(Task task) {
    onFailure.accept(task);
  }

  @Override
  public void ended(Task task) {
    ExitWarning.addPending(-1);
    lock.lock();
    try {
      tasks.end(task);
      signal();
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    lock.lock();
    try {
      long rest = KEEP_ALIVE_NANOS;
      while (rest > 0 && !(stopped && tasks.count() == 0)) {
        if (stepAny()) {
          rest = KEEP_ALIVE_NANOS;
        } else {
          rest = threads.awaitWork(rest);
        }
      }
    } finally {
      threads.ends();
      lock.unlock();
    }
  }
}

package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.ExitWarning;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
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
  /** How many streams a queue has at most. */
  static final int LANES = 4;

  /** How many threads a queue has at most: host tasks may block. */
  private static final int MOST_THREADS = 64;

  /** How many tasks may be under way on one lane before it is waited for. */
  private static final int MOST_STARTED = 64;

  private static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** A thread that waits helps if steps lately took no longer than this. */
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Enough stack for kernels with private arrays. */
  private static final long STACK_SIZE = 16L << 20;

  private final IntConsumer finishLane;
  private final Consumer<Task> onFailure;
  private final boolean threadless;

  private final ReentrantLock lock = new ReentrantLock();

  /** Signalled for the threads of this queue. */
  private final Condition work = lock.newCondition();

  /** Signalled for threads that wait for tasks. */
  private final Condition progress = lock.newCondition();

  private final List<Lane> lanes = new ArrayList<>();

  /** All that have not ended, by their numbers. */
  private final Map<Long, Task> live = new TreeMap<>();

  /** Those of them that have not been started. */
  private final Set<Task> waiting = new HashSet<>();

  /** Those of them that can be started. */
  private final ReadyTasks ready = new ReadyTasks();

  /** About how long steps took lately; high before the first ones, which may be anything. */
  private long recentNanos = 3 * SHORT_NANOS;

  private Task barrier;
  private Task lastAdded;
  private int threads;
  private int idle;
  private boolean threadFailed;
  private boolean stopped;

  /**
   * @param finishLane waits for everything that tasks have started on a lane
   * @param onFailure receives each task that failed
   * @param threadless whether no thread is ever started: those who wait do all
   */
  public OutOfOrderExecutor(IntConsumer finishLane, Consumer<Task> onFailure, boolean threadless) {
    this.finishLane = finishLane;
    this.onFailure = onFailure;
    this.threadless = threadless;
    for (int number = 0; number < LANES; number++) {
      lanes.add(new Lane(number));
    }
  }

  @Override
  public List<Task> earlier(Ordering ordering) {
    lock.lock();
    try {
      if (ordering != Ordering.DEPENDENCIES) {
        return List.copyOf(live.values());
      }
      return barrier == null || barrier.isDone() ? List.of() : List.of(barrier);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void add(Task task, Ordering ordering) {
    lock.lock();
    try {
      live.put(task.number(), task);
      waiting.add(task);
      lastAdded = task;
      barrier = ordering == Ordering.BARRIER ? task : barrier;
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
      if (waiting.contains(task) && task.isReady()) {
        waiting.remove(task);
        ready.add(task);
        signal();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Something has changed for those that work and those that wait. Called under the lock. */
  private void signal() {
    progress.signalAll();
    work.signal();
    if (idle == 0 && canStep()) {
      startThread();
    }
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

  private void startThread() {
    if (threadless || threads >= MOST_THREADS) {
      return;
    }
    try {
      RuntimeThreads.start("sycamore queue", STACK_SIZE, this::work);
      threads++;
      threadFailed = false;
    } catch (Throwable e) {
      // There are no more threads now: those there are do it, or whoever waits for the tasks.
      threadFailed = threads == 0;
    }
  }

  @Override
  public void stop() {
    lock.lock();
    try {
      stopped = true;
      work.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<Task> lasts() {
    lock.lock();
    try {
      List<Task> all = new ArrayList<>(live.values());
      if (lastAdded != null && !all.contains(lastAdded)) {
        all.add(lastAdded);
      }
      return all;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void awaitRoomFor(Task task) {
    lock.lock();
    try {
      while (live.size() > BACKLOG && !task.isDone()) {
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
        boolean helps = threadless || threadFailed || (wait.helps() && recentNanos <= SHORT_NANOS);
        if (helpWith(task, helps, wait)) {
          continue;
        }
        if (wait.timed()) {
          progress.awaitNanos(rest);
        } else if (wait.interruptible()) {
          progress.await();
        } else {
          progress.awaitUninterruptibly();
        }
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
      } else if (ready.contains(task)) {
        if (mayRun(task, helps)) {
          Lane lane = laneFor(task);
          if (lane != null || !task.isOnLane()) {
            run(task, lane);
            return true;
          }
        }
      } else if (!waiting.contains(task)) {
        Lane lane = laneOf(task);
        if (helps && lane != null && !lane.isBusy()) {
          finish(lane, task);
          return true;
        }
      }
      rest.addAll(task.unendedBefore());
    }
    return helps && outside != null && (threadless || threadFailed) && awaitOutside(outside, wait);
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
    boolean own = threadless || threadFailed || !task.isOfProgram();
    return owner == null ? helps && own : owner == Thread.currentThread();
  }

  /** A lane for a task, on which it holds up as little as can be; null if all are busy. */
  private Lane laneFor(Task task) {
    if (!task.isOnLane()) {
      return null;
    }
    List<Task> before = task.unendedBefore();
    Lane best = null;
    for (Lane lane : lanes) {
      if (lane.isBusy()) {
        continue;
      }
      if (lane.endsWithOneOf(before)) {
        return lane;
      }
      if (best == null || lane.started().size() < best.started().size()) {
        best = lane;
      }
    }
    return best;
  }

  private Lane laneOf(Task task) {
    for (Lane lane : lanes) {
      if (!lane.isBusy() && lane.started().contains(task)) {
        return lane;
      }
    }
    return null;
  }

  /** What a thread of this queue can do next: a task, which may need a lane. */
  private Task nextReady() {
    return ready.next(lanes.stream().anyMatch(lane -> !lane.isBusy()));
  }

  private Lane nextToFinish() {
    for (Lane lane : lanes) {
      if (!lane.isBusy() && !lane.started().isEmpty()) {
        return lane;
      }
    }
    return null;
  }

  private boolean canStep() {
    return nextReady() != null || nextToFinish() != null;
  }

  private boolean stepAny() {
    Task task = nextReady();
    if (task != null) {
      run(task, laneFor(task));
      return true;
    }
    Lane lane = nextToFinish();
    if (lane != null) {
      finish(lane, null);
    }
    return lane != null;
  }

  /** Starts a task, on a lane if it needs one. Called under the lock, which it leaves. */
  private void run(Task task, Lane lane) {
    ready.remove(task);
    if (lane != null) {
      lane.setBusy(true);
    }
    signal();
    long begin = System.nanoTime();
    lock.unlock();
    try {
      task.follow();
      if (lane != null && (task.afterAll() || lane.started().size() >= MOST_STARTED)) {
        finishStarted(lane, null);
      }
      if (lane == null) {
        task.runHere();
      } else if (task.run(lane.number(), false)) {
        lane.started().add(task);
      }
    } finally {
      lock.lock();
      if (lane != null) {
        lane.setBusy(false);
      }
      stepTook(System.nanoTime() - begin);
      signal();
    }
  }

  /** Waits for what is under way on a lane. Called under the lock, which it leaves. */
  private void finish(Lane lane, Task upTo) {
    lane.setBusy(true);
    signal();
    long begin = System.nanoTime();
    lock.unlock();
    try {
      finishStarted(lane, upTo);
    } finally {
      lock.lock();
      lane.setBusy(false);
      stepTook(System.nanoTime() - begin);
      signal();
    }
  }

  private void stepTook(long nanos) {
    recentNanos = Math.max(nanos, recentNanos - recentNanos / 4);
  }

  /**
   * Waits for the stream of a lane, and ends its tasks. A thread that waits for the end of one ends
   * none that began later: these may have followed what the thread is about to end elsewhere.
   *
   * @param upTo the last that is ended; null for all
   */
  private void finishStarted(Lane lane, Task upTo) {
    if (lane.started().isEmpty()) {
      return;
    }
    try {
      finishLane.accept(lane.number());
    } catch (Throwable e) {
      StreamFailure.tell(e, lane.started());
    }
    Task ended = null;
    while (!lane.started().isEmpty() && (upTo == null || ended != upTo)) {
      ended = lane.started().get(0);
      ended.completeAfterStream();
      lane.started().remove(0);
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
      live.remove(task.number());
      signal();
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    lock.lock();
    try {
      long rest = KEEP_ALIVE_NANOS;
      while (rest > 0 && !(stopped && live.isEmpty())) {
        if (stepAny()) {
          rest = KEEP_ALIVE_NANOS;
        } else {
          rest = awaitWork(rest);
        }
      }
    } finally {
      threads--;
      lock.unlock();
    }
  }

  /** Called in a loop that looks again what there is to do. */
  @SuppressWarnings("WaitNotInLoop")
  private long awaitWork(long nanos) {
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

package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.ExitWarning;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Runs the tasks of one queue one after the other, in the order in which they were added. A daemon
 * thread does it, which is started when there is work and ends after some time without any. A
 * thread that waits for a task runs it itself, and those before it, as long as tasks were short of
 * late: then a launch and its wait cost no change of threads. Where no thread can be started, those
 * that wait do all.
 *
 * <p>A launch costs little more than the driver's call only if the device is kept busy and no
 * thread is woken for each: so the stream is not finished while more is likely to come, and threads
 * that wait are woken when there is something for them.
 */
public final class InOrderExecutor extends TaskExecutor {
  /** How many tasks may be under way on the stream before it is waited for. */
  private static final int MOST_STARTED = 64;

  /** The same while tasks are so short that a wait would cost more than some of them. */
  private static final int MOST_SHORT_STARTED = 512;

  /** How many tasks a thread starts before it looks what others have changed. */
  private static final int MOST_AT_ONCE = 16;

  /** All is done on the first lane of the launcher. */
  private static final int LANE = 0;

  private static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** A thread that waits runs tasks itself if they lately took no longer than this. */
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** How long the thread of the queue looks for more to start before it waits for the stream. */
  private static final long LINGER_NANOS = TimeUnit.MICROSECONDS.toNanos(20);

  /** On one processor nobody submits while another thread looks for it. */
  private static final boolean LINGERS = Runtime.getRuntime().availableProcessors() > 1;

  /** Enough stack for kernels with private arrays. */
  private static final long STACK_SIZE = 16L << 20;

  private final IntConsumer finishStream;
  private final Consumer<Task> onFailure;
  private final boolean threadless;

  private final ReentrantLock lock = new ReentrantLock();

  /** Signalled for the thread of this queue. */
  private final Condition work = lock.newCondition();

  /** Signalled for threads that wait for tasks. */
  private final Condition progress = lock.newCondition();

  private final Deque<Task> waiting = new ArrayDeque<>();

  /** Tasks that go on in the stream; touched by the thread that is busy only. */
  private final Deque<Task> started = new ArrayDeque<>();

  /** Tasks that one step starts; touched by the thread that is busy only. */
  private final Task[] taken = new Task[MOST_AT_ONCE];

  private boolean busy;
  private boolean threadLives;
  private boolean threadFailed;
  private boolean stopped;
  private Task lastAdded;

  /** The highest number that somebody waits for. */
  private long wanted = -1;

  /** The lowest number that a thread waits for that is not running. */
  private long lowestAwaited = Long.MAX_VALUE;

  /** Whether a thread that is not running waits for room. */
  private boolean roomAwaited;

  /** Changes with what there is to do; written under the lock. */
  private volatile int changes;

  /** Whether there are more tasks than the backlog has room for; written under the lock. */
  private volatile boolean crowded;

  /** Whether a step has to end early, because somebody waits; written under the lock. */
  private volatile boolean stepEnds;

  /** Whether the thread of this queue sees new tasks by itself; written under the lock. */
  private volatile boolean threadLooks;

  /** About how long tasks took lately; high before the first ones, which may be anything. */
  private long recentNanos = 3 * SHORT_NANOS;

  /**
   * @param finishStream waits for everything that tasks have started on a lane
   * @param onFailure receives each task that failed
   * @param threadless whether no thread is ever started: those who wait do all
   */
  public InOrderExecutor(IntConsumer finishStream, Consumer<Task> onFailure, boolean threadless) {
    this.finishStream = finishStream;
    this.onFailure = onFailure;
    this.threadless = threadless;
  }

  /** None but the order in which they are added. */
  @Override
  public List<Task> earlier(Ordering ordering) {
    return List.of();
  }

  @Override
  public void add(Task task, Ordering ordering) {
    lockSoon();
    try {
      waiting.add(task);
      lastAdded = task;
      crowded = waiting.size() > BACKLOG;
      changed();
      ExitWarning.addPending(1);
    } finally {
      lock.unlock();
    }
  }

  /** Called under the lock. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void changed() {
    changes++;
  }

  /** A thread that looks has not looked for the last time before a task was added. */
  @Override
  public void wake() {
    if (threadLooks) {
      return;
    }
    lock.lock();
    try {
      if (threadLives) {
        work.signal();
      } else if (!threadless) {
        startThread();
      }
    } finally {
      lock.unlock();
    }
  }

  private void startThread() {
    try {
      RuntimeThreads.start("sycamore queue", STACK_SIZE, this::work);
      threadLives = true;
      threadFailed = false;
    } catch (Throwable e) {
      // There are no more threads now: whoever waits for the tasks runs them.
      threadFailed = true;
    }
  }

  @Override
  public void stop() {
    lock.lock();
    try {
      stopped = true;
      changed();
      work.signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<Task> lasts() {
    lock.lock();
    try {
      return lastAdded == null ? List.of() : List.of(lastAdded);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void awaitRoomFor(Task task) {
    if (!crowded) {
      return;
    }
    lock.lock();
    try {
      while (crowded && !task.isDone()) {
        if (canStep(Long.MAX_VALUE, noThread() || !nextIsOfProgram())) {
          step(Long.MAX_VALUE, 1, false);
        } else {
          handOver();
          roomAwaited = true;
          progress.awaitUninterruptibly();
        }
      }
    } finally {
      handOver();
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
        if (wanted < task.number()) {
          wanted = task.number();
          changed();
        }
        boolean helps =
            noThread() || (wait.helps() && recentNanos <= SHORT_NANOS && !nextIsOfProgram());
        if (canStep(task.number(), helps)) {
          help(task.number(), wait);
          continue;
        }
        handOver();
        stepEnds = true;
        lowestAwaited = Math.min(lowestAwaited, task.number());
        if (wait.timed()) {
          progress.awaitNanos(rest);
        } else if (wait.interruptible()) {
          progress.await();
        } else {
          progress.awaitUninterruptibly();
        }
      }
    } finally {
      handOver();
      lock.unlock();
    }
  }

  private boolean noThread() {
    return threadless || threadFailed;
  }

  private boolean nextIsOfProgram() {
    Task head = waiting.peek();
    return head != null && head.isOfProgram();
  }

  /** This thread does nothing more for now: the thread of the queue goes on. */
  private void handOver() {
    if (!busy && !(waiting.isEmpty() && started.isEmpty())) {
      work.signal();
    }
  }

  @Override
  public boolean isInOrder() {
    return true;
  }

  @Override
  public void failed(Task task) {
    onFailure.accept(task);
  }

  /** Whoever ends it tells those that wait, once for several. */
  @Override
  public void ended(Task task) {}

  /** Whether this thread can go on with tasks up to a number. */
  private boolean canStep(long upTo, boolean helps) {
    if (busy) {
      return false;
    }
    Task head = waiting.peek();
    if (head != null && head.number() <= upTo) {
      return head.owner() == null ? helps : head.owner() == Thread.currentThread();
    }
    return helps && !started.isEmpty();
  }

  /**
   * Makes a step, or waits for the task of another queue that has to end before the next task runs:
   * as this thread waits for its own, so that it can be interrupted. Called under the lock, which
   * it leaves.
   */
  private void help(long upTo, Wait wait) throws InterruptedException {
    Task head = waiting.peek();
    Task blocking = head != null && head.number() <= upTo ? head.blocking() : null;
    if (blocking == null || !started.isEmpty()) {
      step(upTo, MOST_AT_ONCE, true);
      return;
    }
    lock.unlock();
    try {
      blocking.await(wait);
    } finally {
      lock.lock();
    }
  }

  /**
   * Starts the next tasks, or waits for the stream. Called under the lock, which it leaves once for
   * several: whoever submits wants it, too.
   *
   * @param onlyReady whether it starts none that waits for tasks of other queues
   */
  private void step(long upTo, int atOnce, boolean onlyReady) {
    int count = take(upTo, atOnce, onlyReady);
    busy = true;
    stepEnds = false;
    int most = recentNanos <= SHORT_NANOS ? MOST_SHORT_STARTED : MOST_STARTED;
    long begin = System.nanoTime();
    int ran = 0;
    lock.unlock();
    try {
      if (count == 0) {
        finishStarted(upTo);
      }
      while (ran < count && (ran == 0 || !stepEnds)) {
        run(taken[ran++], most);
      }
    } finally {
      lock.lock();
      busy = false;
      long nanos = (System.nanoTime() - begin) / Math.max(1, ran);
      recentNanos = Math.max(nanos, recentNanos - recentNanos / 4);
      long last = ran == 0 ? -1 : taken[ran - 1].number();
      giveBack(ran, count);
      if (concernsOthers(last)) {
        tellAll();
      }
    }
  }

  /**
   * Takes the tasks that are started next; none if the stream is to be waited for. One that
   * somebody waits for is the last of them.
   */
  private int take(long upTo, int atOnce, boolean onlyReady) {
    int count = 0;
    long oldest = started.isEmpty() ? Long.MAX_VALUE : started.getFirst().number();
    while (count < atOnce) {
      Task next = waiting.peek();
      if (next == null || next.number() > upTo || (next.number() > wanted && oldest <= wanted)) {
        break;
      }
      if (count > 0 && !(isUsual(next) && isUsual(taken[0]))) {
        break;
      }
      if (onlyReady && next.blocking() != null) {
        break;
      }
      taken[count++] = waiting.remove();
      oldest = Math.min(oldest, next.number());
      if (next.number() >= lowestAwaited) {
        break;
      }
    }
    crowded = waiting.size() > BACKLOG;
    return count;
  }

  /** Whether any thread may run a task, without a wait for those before it. */
  private static boolean isUsual(Task task) {
    return task.owner() == null && !task.afterAll();
  }

  /** Puts back what was taken and not run. */
  private void giveBack(int ran, int count) {
    for (int n = count - 1; n >= ran; n--) {
      waiting.addFirst(taken[n]);
    }
    Arrays.fill(taken, 0, count, null);
    crowded = waiting.size() > BACKLOG;
  }

  /**
   * Whether a thread that waits has something to do after a step. What is left otherwise is for who
   * has made the step, or the thread of the queue.
   *
   * @param ran the task that may have ended; -1 for none
   */
  private boolean concernsOthers(long ran) {
    Task next = waiting.peek();
    return !threadLives
        || ran >= lowestAwaited
        || (next != null && next.owner() != null)
        || (roomAwaited && waiting.size() <= BACKLOG / 2);
  }

  /** Wakes all that wait; those that go on waiting say so again. Called under the lock. */
  private void tellAll() {
    lowestAwaited = Long.MAX_VALUE;
    roomAwaited = false;
    progress.signalAll();
  }

  private void run(Task task, int most) {
    // Others may wait for what is under way, and this thread for them.
    boolean awaits = task.follow();
    if (task.afterAll() || awaits || started.size() >= most) {
      finishStarted(Long.MAX_VALUE);
    }
    if (task.run(LANE, !started.isEmpty())) {
      started.add(task);
    } else {
      ExitWarning.addPending(-1);
    }
  }

  /**
   * Waits for the stream, and ends tasks up to a number. A failure of the stream that no task has
   * as its own is the failure of all that were under way. A thread that waits for the end of one
   * ends none that began later: these may have followed what the thread is about to end elsewhere.
   */
  private void finishStarted(long upTo) {
    if (started.isEmpty()) {
      return;
    }
    try {
      finishStream.accept(LANE);
    } catch (Throwable e) {
      StreamFailure.tell(e, started);
    }
    ExitWarning.addPending(-countStarted(upTo));
    while (!started.isEmpty() && started.getFirst().number() <= upTo) {
      Task task = started.getFirst();
      if (task.followsOthers()) {
        // It waits for the end of those, whose queue may wait for one that has just ended here.
        signalProgress();
      }
      task.completeAfterStream();
      started.removeFirst();
    }
    // Not only at the end of this step, which may have to wait for one of those that wait.
    signalProgress();
  }

  private int countStarted(long upTo) {
    if (started.getLast().number() <= upTo) {
      return started.size();
    }
    int count = 0;
    for (Task task : started) {
      count += task.number() <= upTo ? 1 : 0;
    }
    return count;
  }

  private void signalProgress() {
    lock.lock();
    try {
      tellAll();
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    RunningTask.keep();
    lock.lock();
    try {
      threadLooks = true;
      long rest = KEEP_ALIVE_NANOS;
      while ((rest > 0 && !stopped) || hasTasks()) {
        if (onlyStreamIsLeft() && moreComes()) {
          continue;
        }
        if (canStep(Long.MAX_VALUE, true)) {
          step(Long.MAX_VALUE, MOST_AT_ONCE, false);
          rest = KEEP_ALIVE_NANOS;
        } else {
          rest = awaitWork(rest > 0 ? rest : KEEP_ALIVE_NANOS);
        }
      }
    } finally {
      threadLives = false;
      threadLooks = false;
      tellAll();
      lock.unlock();
    }
  }

  /** Whether all was started, and nobody waits for its end. */
  private boolean onlyStreamIsLeft() {
    return !busy
        && waiting.isEmpty()
        && !started.isEmpty()
        && started.getFirst().number() > wanted
        && !stopped;
  }

  /** Who has the lock changes something, and has it not for long. */
  private void lockSoon() {
    for (int n = 0; n < 100; n++) {
      if (lock.tryLock()) {
        return;
      }
      Thread.onSpinWait();
    }
    lock.lock();
  }

  /** Looks for a moment, under no lock, whether there is something else to do. */
  private boolean moreComes() {
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

  private boolean hasTasks() {
    return busy || !waiting.isEmpty() || !started.isEmpty();
  }

  /** Called in a loop that looks again what there is to do. */
  @SuppressWarnings("WaitNotInLoop")
  private long awaitWork(long nanos) {
    threadLooks = false;
    try {
      return work.awaitNanos(nanos);
    } catch (InterruptedException e) {
      // Only a command that ran on this thread can have done that, and it is over.
      return nanos;
    } finally {
      threadLooks = true;
    }
  }
}

package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.ExitWarning;
import java.util.List;
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
 * thread is woken for each: so the stream is not finished while more is likely to come, threads
 * that wait are woken when there is something for them, and the thread of the queue is not woken
 * while each task is waited for at once.
 */
public final class InOrderExecutor extends TaskExecutor {
  /** How many tasks may be under way on the stream before it is waited for. */
  private static final int MOST_STARTED = 64;

  /** The same while tasks are so short that a wait would cost more than some of them. */
  private static final int MOST_SHORT_STARTED = 512;

  /** Higher than the number of any task. */
  private static final long NO_TASK = Long.MAX_VALUE;

  private final Consumer<Task> onFailure;
  private final ReentrantLock lock = new ReentrantLock();
  private final InOrderBacklog backlog = new InOrderBacklog();
  private final Waiters waiters = new Waiters(lock);
  private final RecentSteps recent = new RecentSteps();
  private final InOrderStream stream;
  private final QueueThread thread;

  /** Whether a thread makes a step. */
  private boolean busy;

  private boolean stopped;

  /**
   * @param finishStream waits for everything that tasks have started on a lane
   * @param onFailure receives each task that failed
   * @param threadless whether no thread is ever started: those who wait do all
   */
  public InOrderExecutor(IntConsumer finishStream, Consumer<Task> onFailure, boolean threadless) {
    this.onFailure = onFailure;
    this.stream = new InOrderStream(finishStream, new Progress());
    this.thread = new QueueThread(lock, new Work(), threadless);
  }

  /** None but the order in which they are added. */
  @Override
  public List<Task> earlier(Ordering ordering) {
    return List.of();
  }

  @Override
  public void add(Task task, Ordering ordering) {
    thread.lockSoon();
    try {
      backlog.add(task);
      thread.changed();
      ExitWarning.addPending(1);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void wake() {
    thread.wake();
  }

  @Override
  public void stop() {
    lock.lock();
    try {
      stopped = true;
      thread.changed();
      thread.signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<Task> lasts() {
    lock.lock();
    try {
      return backlog.last() == null ? List.of() : List.of(backlog.last());
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void awaitRoomFor(Task task) {
    if (!backlog.isCrowded()) {
      return;
    }
    lock.lock();
    try {
      while (backlog.isCrowded() && !task.isDone()) {
        if (canStep(Long.MAX_VALUE, thread.isMissing() || !backlog.nextIsOfProgram())) {
          step(Long.MAX_VALUE, 1, false);
        } else {
          handOver();
          waiters.awaitRoom();
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
    boolean ran = false;
    try {
      while (true) {
        if (wait.interruptible() && Thread.interrupted()) {
          throw new InterruptedException();
        }
        if (task.isDone()) {
          if (ran && !hasTasks()) {
            thread.wasNotNeeded();
          }
          return true;
        }
        long rest = wait.rest();
        if (rest <= 0) {
          return false;
        }
        if (waiters.want(task)) {
          thread.changed();
        }
        if (canStep(task.number(), helps(wait))) {
          help(task.number(), wait);
          ran = true;
          continue;
        }
        handOver();
        waiters.await(task, wait, rest);
      }
    } finally {
      handOver();
      lock.unlock();
    }
  }

  /** Whether a thread that waits runs the next task itself. */
  private boolean helps(Wait wait) {
    return thread.isMissing()
        || (wait.helps() && recent.areBearable() && !backlog.nextIsOfProgram());
  }

  /** This thread does nothing more for now: the thread of the queue goes on. */
  private void handOver() {
    if (!busy && !(backlog.isEmpty() && stream.isEmpty())) {
      thread.signal();
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
    Task head = backlog.next();
    if (head != null && head.number() <= upTo) {
      return head.owner() == null ? helps : head.owner() == Thread.currentThread();
    }
    return helps && !stream.isEmpty();
  }

  /**
   * Makes a step, or waits for the task of another queue that has to end before the next task runs:
   * as this thread waits for its own, so that it can be interrupted. Called under the lock, which
   * it leaves.
   */
  private void help(long upTo, Wait wait) throws InterruptedException {
    Task head = backlog.next();
    Task blocking = head != null && head.number() <= upTo ? head.blocking() : null;
    if (blocking == null || !stream.isEmpty()) {
      step(upTo, InOrderBacklog.MOST_AT_ONCE, true);
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
    int count = backlog.take(upTo, atOnce, onlyReady, stream.oldest(), waiters);
    busy = true;
    waiters.stepBegins();
    int most = recent.areShort() ? MOST_SHORT_STARTED : MOST_STARTED;
    long next = nextEnd();
    long begin = System.nanoTime();
    int ran = 0;
    lock.unlock();
    try {
      if (count == 0) {
        stream.finish(upTo, next);
      }
      while (ran < count && (ran == 0 || !waiters.stepEnds())) {
        stream.start(backlog.taken(ran++), most);
      }
    } finally {
      lock.lock();
      busy = false;
      recent.took((System.nanoTime() - begin) / Math.max(1, ran));
      long last = ran == 0 ? -1 : backlog.taken(ran - 1).number();
      backlog.giveBack(ran, count);
      if (concernsOthers(last)) {
        waiters.tellAll();
      }
    }
  }

  /**
   * The task under way whose end is waited for next, with those before it: the last that somebody
   * waits for; the first if they are long, as somebody may begin to wait for it; otherwise all.
   */
  private long nextEnd() {
    long oldest = stream.oldest();
    if (waiters.areWaitingFor(oldest)) {
      return waiters.wanted();
    }
    return recent.areShort() ? Long.MAX_VALUE : oldest;
  }

  /**
   * Whether a thread that waits has something to do after a step. What is left otherwise is for who
   * has made the step, or the thread of the queue.
   *
   * @param ran the task that may have ended; -1 for none
   */
  private boolean concernsOthers(long ran) {
    Task next = backlog.next();
    return !thread.lives()
        || (next != null && next.owner() != null)
        || waiters.areConcerned(ran, backlog);
  }

  /** Tells threads that wait that tasks have ended. */
  private final class Progress implements Runnable {
    @Override
    public void run() {
      lock.lock();
      try {
        waiters.tellAll();
      } finally {
        lock.unlock();
      }
    }
  }

  /** What the thread of the queue does. */
  private final class Work implements Runnable {
    @Override
    public void run() {
      work();
    }
  }

  private void work() {
    lock.lock();
    try {
      thread.begins();
      long rest = KEEP_ALIVE_NANOS;
      boolean worked = false;
      while ((rest > 0 && !stopped) || hasTasks()) {
        if ((onlyStreamIsLeft() || (worked && !hasTasks() && !stopped)) && thread.moreComes()) {
          continue;
        }
        worked = canStep(Long.MAX_VALUE, true) && !thread.leaves(firstNumber());
        if (worked) {
          thread.wasNeeded();
          step(Long.MAX_VALUE, InOrderBacklog.MOST_AT_ONCE, false);
          rest = KEEP_ALIVE_NANOS;
        } else if (thread.isSpared()) {
          thread.nap(busy ? NO_TASK : firstNumber());
        } else {
          rest = thread.awaitWork(rest > 0 ? rest : KEEP_ALIVE_NANOS);
        }
      }
    } finally {
      thread.ends();
      waiters.tellAll();
      lock.unlock();
    }
  }

  /** Whether all was started, and nobody waits for its end. */
  private boolean onlyStreamIsLeft() {
    return !busy
        && backlog.isEmpty()
        && !stream.isEmpty()
        && !waiters.areWaitingFor(stream.oldest())
        && !stopped;
  }

  /** The number of the first task that has not ended, while none runs. */
  private long firstNumber() {
    Task next = backlog.next();
    return Math.min(next == null ? NO_TASK : next.number(), stream.oldest());
  }

  private boolean hasTasks() {
    return busy || !backlog.isEmpty() || !stream.isEmpty();
  }
}

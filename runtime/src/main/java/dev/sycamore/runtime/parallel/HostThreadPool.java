package dev.sycamore.runtime.parallel;

import dev.sycamore.runtime.task.RunningTask;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Daemon threads that help with jobs, at most one less than the machine has processors: the thread
 * that asks works too. Helpers are started when there is work for them and end after a while
 * without any. Where the system allows no more threads there are fewer, down to none. A job never
 * waits for a helper that has not begun. A helper looks for a moment for the next job before it
 * sleeps: to wake it takes longer than many jobs.
 */
public final class HostThreadPool {
  private static final HostThreadPool SHARED =
      new HostThreadPool(
          Runtime.getRuntime().availableProcessors(),
          new ThreadStarter() {
            @Override
            public Thread start(String name, long stackSize, Runnable body) {
              return RuntimeThreads.start(name, stackSize, body);
            }
          });

  /** Enough stack for kernels with private arrays. */
  private static final long STACK_SIZE = 16L << 20;

  private static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(30);

  /** How long a thread looks for what comes next before it sleeps: about what a wake takes. */
  private static final long SPIN_NANOS =
      Runtime.getRuntime().availableProcessors() > 1 ? TimeUnit.MICROSECONDS.toNanos(60) : 0;

  private final int threads;
  private final ThreadStarter starter;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Deque<SharedJob> jobs = new ArrayDeque<>();
  private int helpers;
  private int asleep;

  /** Changes with the jobs that are added; written under the lock. */
  private volatile int added;

  /** Starts a thread; {@link RuntimeThreads#start}, but for tests. */
  @FunctionalInterface
  interface ThreadStarter {
    Thread start(String name, long stackSize, Runnable body);
  }

  /** A pool for {@code threads} threads, the asking one included. */
  HostThreadPool(int threads, ThreadStarter starter) {
    this.threads = threads;
    this.starter = starter;
  }

  /** The pool of this JVM. */
  public static HostThreadPool shared() {
    return SHARED;
  }

  /** How many threads may work on one job. */
  public int threads() {
    return threads;
  }

  /** One part of a job. */
  @FunctionalInterface
  public interface Part {
    /**
     * Does a part.
     *
     * @param part from 0
     * @param worker a number below {@link #threads()} that no other thread has at this time in this
     *     job
     */
    void run(int part, int worker);
  }

  /**
   * Does all parts of a job. After a part has thrown, no other is begun, and every one that was
   * begun has ended when this method throws.
   *
   * @throws RuntimeException or Error: what the first part that failed threw; a checked exception
   *     is the cause of a {@code DeviceException}
   */
  public void run(int parts, Part body) {
    run(new NumberedParts(parts, body), parts - 1, true);
  }

  /**
   * Does a job. After a part has thrown, no other is begun, and every one that was begun has ended
   * when this method throws.
   *
   * @param mostHelpers how many helpers can be of use from the start; the job may {@link #share}
   *     itself later
   * @param wakes whether there is so much to do that helpers which sleep are woken
   * @throws RuntimeException or Error: what the first part that failed threw; a checked exception
   *     is the cause of a {@code DeviceException}
   */
  public void run(SharedJob job, int mostHelpers, boolean wakes) {
    int worker = job.nextWorker();
    if (mostHelpers > 0) {
      share(job, mostHelpers, wakes);
    }
    job.work(worker);
    if (job.isShared()) {
      retract(job);
      job.awaitHelpers(SPIN_NANOS);
    }
    job.rethrow();
  }

  /**
   * Lets helpers take part in a job that is run; called by its first worker, a second time if
   * helpers are to be woken after all.
   *
   * @param wakes whether helpers that sleep are woken, and those that are missing started
   */
  @SuppressWarnings("NonAtomicVolatileUpdate") // Read without the lock only.
  public void share(SharedJob job, int mostHelpers, boolean wakes) {
    int wanted = Math.min(mostHelpers, threads - 1);
    if (wanted <= 0) {
      return;
    }
    boolean known = job.isShared();
    job.setShared();
    lock.lock();
    try {
      if (!known) {
        jobs.add(job);
        added++;
      }
      if (wakes) {
        startHelpers(wanted);
        for (int woken = 0; woken < Math.min(wanted, asleep); woken++) {
          work.signal();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private void retract(SharedJob job) {
    lock.lock();
    try {
      jobs.remove(job);
    } finally {
      lock.unlock();
    }
  }

  private void startHelpers(int wanted) {
    while (helpers < wanted) {
      helpers++;
      try {
        starter.start("sycamore worker " + helpers, STACK_SIZE, new Helper());
      } catch (Throwable e) {
        // No more threads now: the job is done by those that there are.
        helpers--;
        return;
      }
    }
  }

  /** The parts of a job by their numbers. */
  private static final class NumberedParts extends SharedJob {
    private final int parts;
    private final Part body;
    private final AtomicInteger next = new AtomicInteger();

    NumberedParts(int parts, Part body) {
      this.parts = parts;
      this.body = body;
    }

    @Override
    protected void doParts(int worker) {
      for (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
        body.run(part, worker);
      }
    }

    @Override
    protected boolean hasMore() {
      return next.get() < parts;
    }

    @Override
    protected void stop() {
      next.set(parts);
    }
  }

  /** What a helper has begun. */
  private record Assignment(SharedJob job, int worker) implements Runnable {
    @Override
    public void run() {
      job.work(worker);
    }
  }

  /** What the thread of a helper does. */
  private final class Helper implements Runnable {
    @Override
    public void run() {
      try {
        for (Assignment mine = next(); mine != null; mine = next()) {
          help(mine);
        }
      } finally {
        lock.lock();
        try {
          helpers--;
        } finally {
          lock.unlock();
        }
      }
    }

    private void help(Assignment mine) {
      try {
        // What the part submits is a part of the command that the job belongs to.
        RunningTask.within(mine.job.task(), mine);
      } finally {
        mine.job.end();
      }
    }
  }

  /** The next assignment, begun, or null after a while without one. */
  private Assignment next() {
    lock.lock();
    try {
      long rest = KEEP_ALIVE_NANOS;
      while (rest > 0 || !jobs.isEmpty()) {
        SharedJob job = jobs.peek();
        if (job == null) {
          rest = comesSoon() ? KEEP_ALIVE_NANOS : awaitWork(rest);
          continue;
        }
        int worker = job.nextWorker();
        if (worker < threads && job.hasMore()) {
          job.begin();
          return new Assignment(job, worker);
        }
        jobs.remove(job);
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  /** Looks for a moment, without the lock, whether a job is added. */
  private boolean comesSoon() {
    int seen = added;
    lock.unlock();
    try {
      long begin = System.nanoTime();
      while (added == seen && System.nanoTime() - begin < SPIN_NANOS) {
        Thread.onSpinWait();
      }
    } finally {
      lock.lock();
    }
    return added != seen;
  }

  /** Called in a loop that looks again what there is to do. */
  @SuppressWarnings("WaitNotInLoop")
  private long awaitWork(long nanos) {
    asleep++;
    try {
      return work.awaitNanos(nanos);
    } catch (InterruptedException e) {
      // Only a kernel that ran on this thread can have done that, and it is over.
      return nanos;
    } finally {
      asleep--;
    }
  }
}

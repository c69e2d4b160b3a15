package dev.sycamore.runtime.parallel;

import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.task.RunningTask;
import dev.sycamore.runtime.task.Task;
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
 * waits for a helper that has not begun, so that a small job costs no more than waking the helpers.
 */
public final class HostThreadPool {
  private static final HostThreadPool SHARED =
      new HostThreadPool(Runtime.getRuntime().availableProcessors(), RuntimeThreads::start);

  /** Enough stack for kernels with private arrays. */
  private static final long STACK_SIZE = 16L << 20;

  private static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final int threads;
  private final ThreadStarter starter;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Deque<Job> jobs = new ArrayDeque<>();
  private int helpers;

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
    Job job = new Job(parts, body);
    boolean share = parts > 1 && threads > 1;
    if (share) {
      lock.lock();
      try {
        startHelpers(Math.min(parts, threads) - 1);
        jobs.add(job);
        work.signalAll();
      } finally {
        lock.unlock();
      }
    }
    job.work(job.workers.getAndIncrement());
    if (share) {
      lock.lock();
      try {
        jobs.remove(job);
      } finally {
        lock.unlock();
      }
      job.awaitHelpers();
    }
    Failures.rethrow(job.failure());
  }

  private void startHelpers(int wanted) {
    while (helpers < wanted) {
      helpers++;
      try {
        starter.start("sycamore worker " + helpers, STACK_SIZE, this::help);
      } catch (Throwable e) {
        // No more threads now: the job is done by those that there are.
        helpers--;
        return;
      }
    }
  }

  /** A part of the work of a job: that of one helper. */
  private record Assignment(Job job, int worker) {}

  private void help() {
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

  private static void help(Assignment mine) {
    try {
      // What the part submits is a part of the command that the job belongs to.
      RunningTask.within(mine.job.task, () -> mine.job.work(mine.worker));
    } finally {
      mine.job.end();
    }
  }

  /** The next assignment, begun, or null after a while without one. */
  private Assignment next() {
    lock.lock();
    try {
      long rest = KEEP_ALIVE_NANOS;
      while (rest > 0 || !jobs.isEmpty()) {
        Job job = jobs.peek();
        if (job == null) {
          rest = awaitWork(rest);
          continue;
        }
        int worker = job.workers.getAndIncrement();
        if (worker < threads && job.next.get() < job.parts) {
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

  /** Called in a loop that looks again what there is to do. */
  @SuppressWarnings("WaitNotInLoop")
  private long awaitWork(long nanos) {
    try {
      return work.awaitNanos(nanos);
    } catch (InterruptedException e) {
      // Only a kernel that ran on this thread can have done that, and it is over.
      return nanos;
    }
  }

  private static final class Job {
    final int parts;
    final Part body;
    final Task task = RunningTask.get();
    final AtomicInteger next = new AtomicInteger();
    final AtomicInteger workers = new AtomicInteger();
    private int helpers;
    private Throwable failure;

    Job(int parts, Part body) {
      this.parts = parts;
      this.body = body;
    }

    synchronized void begin() {
      helpers++;
    }

    synchronized void end() {
      helpers--;
      notifyAll();
    }

    void work(int worker) {
      try {
        for (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
          body.run(part, worker);
        }
      } catch (Throwable e) {
        next.set(parts);
        synchronized (this) {
          failure = failure == null ? e : failure;
        }
      }
    }

    synchronized void awaitHelpers() {
      boolean interrupted = false;
      while (helpers > 0) {
        try {
          wait();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    synchronized Throwable failure() {
      return failure;
    }
  }
}

package dev.sycamore.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A fixed pool of daemon threads, one less than the machine has processors: the thread that asks
 * works too. It never waits for a helper that has not begun, so that a small job costs no more than
 * waking the helpers.
 */
public final class WorkerPool {
  private static final WorkerPool SHARED =
      new WorkerPool(Runtime.getRuntime().availableProcessors());

  /** Enough stack for kernels with private arrays. */
  private static final long STACK_SIZE = 16L << 20;

  private final int threads;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Deque<Job> jobs = new ArrayDeque<>();

  /** A pool for {@code threads} threads, the asking one included. */
  WorkerPool(int threads) {
    this.threads = threads;
    for (int i = 1; i < threads; i++) {
      Thread helper = new Thread(null, this::help, "sycamore worker " + i, STACK_SIZE);
      helper.setDaemon(true);
      helper.start();
    }
  }

  /** The pool of this JVM. */
  public static WorkerPool shared() {
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
   * Does all parts of a job. After a part has thrown, no other is begun.
   *
   * @throws RuntimeException or Error: what the first part that failed threw
   */
  public void run(int parts, Part body) {
    Job job = new Job(parts, body);
    boolean share = parts > 1 && threads > 1;
    if (share) {
      lock.lock();
      try {
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
    job.rethrow();
  }

  private void help() {
    while (true) {
      Job job;
      int worker;
      lock.lock();
      try {
        while (jobs.isEmpty()) {
          work.awaitUninterruptibly();
        }
        job = jobs.peek();
        worker = job.workers.getAndIncrement();
        if (worker >= threads || job.next.get() >= job.parts) {
          jobs.remove(job);
          continue;
        }
        job.begin();
      } finally {
        lock.unlock();
      }
      try {
        job.work(worker);
      } finally {
        job.end();
      }
    }
  }

  private static final class Job {
    final int parts;
    final Part body;
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
      } catch (RuntimeException | Error e) {
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

    synchronized void rethrow() {
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      if (failure instanceof Error e) {
        throw e;
      }
    }
  }
}

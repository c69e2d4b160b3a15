package dev.sycamore.runtime.threads;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Starts the threads of the runtime. They are daemons, and they keep nothing of the thread that
 * happens to start them: neither its context class loader nor its inheritable thread locals, which
 * would otherwise hold an application's classes for as long as the thread lives.
 */
public final class RuntimeThreads {
  /** Lets the JVM choose the size of a stack. */
  public static final long DEFAULT_STACK = 0;

  private static final AtomicInteger LIVE = new AtomicInteger();

  private RuntimeThreads() {}

  private static final class OwnThread extends Thread {
    private final Runnable body;

    OwnThread(Runnable body, String name, long stackSize) {
      super(null, null, name, stackSize, false);
      this.body = body;
    }

    @Override
    public void run() {
      try {
        body.run();
      } finally {
        LIVE.decrementAndGet();
      }
    }
  }

  /** Whether the current thread is one of the runtime. */
  public static boolean isOwn() {
    return Thread.currentThread() instanceof OwnThread;
  }

  /**
   * Starts a thread.
   *
   * @param stackSize in bytes, or {@link #DEFAULT_STACK}
   * @throws OutOfMemoryError if the system allows no more threads
   */
  public static Thread start(String name, long stackSize, Runnable body) {
    Thread thread = new OwnThread(body, name, stackSize);
    thread.setContextClassLoader(null);
    thread.setDaemon(true);
    LIVE.incrementAndGet();
    try {
      thread.start();
    } catch (Throwable e) {
      LIVE.decrementAndGet();
      throw e;
    }
    return thread;
  }

  /** Waits until a thread has ended; an interrupt is kept for later. */
  public static void awaitEnd(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** How many threads of the runtime are alive. */
  public static int live() {
    return LIVE.get();
  }
}

package dev.sycamore.runtime.threads;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/**
 * Runs code of programs that waits for the end of commands, one after the other, so that what
 * blocks there holds up nothing else. The thread is started when there is work and ends a while
 * after. Where the system allows none, whoever brings the work does it.
 */
public final class CallbackThread {
  private static final long KEEP_ALIVE_MILLIS = TimeUnit.SECONDS.toMillis(5);
  private static final Deque<Runnable> WORK = new ArrayDeque<>();
  private static boolean alive;

  private CallbackThread() {}

  /** Runs this some time; it does not throw. */
  public static void run(Runnable callback) {
    synchronized (WORK) {
      if (alive || start()) {
        WORK.add(callback);
        WORK.notifyAll();
        return;
      }
    }
    callback.run();
  }

  private static boolean start() {
    try {
      RuntimeThreads.start(
          "sycamore callbacks", RuntimeThreads.DEFAULT_STACK, CallbackThread::work);
      alive = true;
      return true;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  private static void work() {
    for (Runnable next = next(); next != null; next = next()) {
      next.run();
    }
  }

  /** The next callback; null after a while without one, when the thread has ended. */
  private static Runnable next() {
    synchronized (WORK) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(KEEP_ALIVE_MILLIS);
      while (WORK.isEmpty()) {
        long rest = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (rest <= 0) {
          alive = false;
          return null;
        }
        try {
          WORK.wait(rest);
        } catch (InterruptedException e) {
          // A callback may have done that, and it is over.
        }
      }
      return WORK.remove();
    }
  }
}

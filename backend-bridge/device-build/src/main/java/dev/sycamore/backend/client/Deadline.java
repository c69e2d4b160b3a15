package dev.sycamore.backend.client;

import java.time.Duration;

/** Does something once a time has passed, unless it is closed before. */
final class Deadline implements AutoCloseable {

  private final Thread thread;
  private final long nanos;
  private long end;
  private boolean closed;
  private boolean passed;

  Deadline(Duration timeout, Runnable action) {
    nanos = timeout.toNanos();
    end = System.nanoTime() + nanos;
    thread = new Thread(() -> await(action), "sycamore-deadline");
    thread.setDaemon(true);
    thread.start();
  }

  /** Begins the time anew, unless it has passed. */
  synchronized void restart() {
    end = System.nanoTime() + nanos;
  }

  private void await(Runnable action) {
    synchronized (this) {
      while (!closed) {
        long left = end - System.nanoTime();
        if (left <= 0) {
          break;
        }
        try {
          wait(left / 1_000_000 + 1);
        } catch (InterruptedException e) {
          return;
        }
      }
      if (closed) {
        return;
      }
      passed = true;
    }
    action.run();
  }

  synchronized boolean hasPassed() {
    return passed;
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}

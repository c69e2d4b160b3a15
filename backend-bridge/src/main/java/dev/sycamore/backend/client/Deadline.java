package dev.sycamore.backend.client;

import java.time.Duration;

/** Does something once a time has passed, unless it is closed before. */
final class Deadline implements AutoCloseable {

  private final Thread thread;
  private boolean closed;
  private boolean passed;

  Deadline(Duration timeout, Runnable action) {
    thread = new Thread(() -> await(timeout.toNanos(), action), "sycamore-deadline");
    thread.setDaemon(true);
    thread.start();
  }

  private void await(long nanos, Runnable action) {
    long end = System.nanoTime() + nanos;
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

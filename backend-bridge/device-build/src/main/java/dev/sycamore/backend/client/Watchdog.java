package dev.sycamore.backend.client;

import java.time.Duration;

/**
 * Does something once a time has passed for what is being done, unless that ends before. One thread
 * for many times, one after another: it sleeps while they come and go.
 */
final class Watchdog implements AutoCloseable {

  private final Runnable action;
  private Thread thread;

  /** When the thread looks again, unless it is woken. */
  private long wakes;

  private Deadline current;
  private boolean closed;

  Watchdog(Runnable action) {
    this.action = action;
  }

  /** The time of what is being done. */
  final class Deadline implements AutoCloseable {

    private final long nanos;
    private long end;
    private boolean passed;

    private Deadline(long nanos) {
      this.nanos = nanos;
      this.end = System.nanoTime() + nanos;
    }

    /** Begins the time anew, unless it has passed. */
    void restart() {
      synchronized (Watchdog.this) {
        end = System.nanoTime() + nanos;
      }
    }

    boolean hasPassed() {
      synchronized (Watchdog.this) {
        return passed;
      }
    }

    @Override
    public void close() {
      synchronized (Watchdog.this) {
        if (current == this) {
          current = null;
        }
      }
    }
  }

  /** Begins a time; no other one is left. */
  synchronized Deadline begin(Duration timeout) {
    Deadline begun = new Deadline(timeout.toNanos());
    current = begun;
    if (thread == null) {
      wakes = begun.end;
      thread = new Thread(this::watch, "sycamore-watchdog");
      thread.setDaemon(true);
      thread.start();
    } else if (begun.end - wakes < 0) {
      wakes = begun.end;
      notifyAll();
    }
    return begun;
  }

  private void watch() {
    if (awaitEnd()) {
      action.run();
    }
  }

  /** Whether a time has passed. Where there is none the thread ends; the next one gets another. */
  private synchronized boolean awaitEnd() {
    while (!closed) {
      long left = wakes - System.nanoTime();
      if (left > 0) {
        try {
          wait(left / 1_000_000 + 1);
        } catch (InterruptedException e) {
          break;
        }
      } else if (current == null) {
        break;
      } else if (current.end - wakes > 0) {
        wakes = current.end;
      } else {
        current.passed = true;
        current = null;
        thread = null;
        return true;
      }
    }
    thread = null;
    return false;
  }

  /** Ends the thread. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}

package dev.sycamore.diagnostics.stack;

import java.util.function.Supplier;

/**
 * Runs recursive work on a stack that is deep enough for any source that a host compiler took. The
 * thread that asks waits, so that what it holds, and the host compiler itself, is never used by two
 * threads at once. Only the part of the stack that is used costs memory.
 */
public final class DeepStack {

  private static final long BYTES = 1L << 30;

  private DeepStack() {}

  /**
   * The result of {@code work}, or what it throws. Work that is on such a stack already stays
   * there.
   */
  public static <T> T call(Supplier<T> work) {
    if (Thread.currentThread() instanceof Deep) {
      return work.get();
    }
    Outcome<T> outcome = new Outcome<>(work);
    Thread thread = new Deep(outcome);
    thread.setDaemon(true);
    try {
      thread.start();
    } catch (OutOfMemoryError e) {
      // No thread, or no addresses for its stack: most sources need neither.
      return work.get();
    }
    await(thread);
    return outcome.get();
  }

  /** Runs {@code work}. */
  public static void run(Runnable work) {
    call(
        () -> {
          work.run();
          return null;
        });
  }

  /** Waits until it has ended; interrupts are its own to see. */
  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        thread.interrupt();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class Deep extends Thread {
    Deep(Runnable work) {
      super(null, work, "sycamore-deep", BYTES);
    }
  }

  /** What has become of the work; read after its thread has ended. */
  private static final class Outcome<T> implements Runnable {
    private final Supplier<T> work;
    private T result;
    private RuntimeException exception;
    private Error error;

    Outcome(Supplier<T> work) {
      this.work = work;
    }

    @Override
    public void run() {
      try {
        result = work.get();
      } catch (RuntimeException e) {
        exception = e;
      } catch (Error e) {
        error = e;
      }
    }

    T get() {
      if (exception != null) {
        throw exception;
      } else if (error != null) {
        throw error;
      }
      return result;
    }
  }
}

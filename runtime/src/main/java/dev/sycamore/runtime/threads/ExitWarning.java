package dev.sycamore.runtime.threads;

import java.util.concurrent.atomic.LongAdder;

/**
 * Warns at the exit of the JVM of commands that have not ended: their results and what they print
 * are lost. The hook is there only while there are queues, so that it keeps no class loader.
 */
public final class ExitWarning {
  /** Who submits and who runs are different threads, often. */
  private static final LongAdder PENDING = new LongAdder();

  private static int queues;
  private static Thread hook;

  private ExitWarning() {}

  /** A queue was opened. */
  public static synchronized void queueOpened() {
    if (queues++ == 0) {
      hook = new Hook();
      hook.setContextClassLoader(null);
      try {
        Runtime.getRuntime().addShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The JVM is ending: it is too late for the hook.
      }
    }
  }

  /** A queue has ended. */
  public static synchronized void queueEnded() {
    if (--queues == 0) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The JVM is ending: the hook runs.
      }
      hook = null;
    }
  }

  private static final class Hook extends Thread {
    Hook() {
      super(null, null, "sycamore exit", 0, false);
    }

    @Override
    public void run() {
      warn();
    }
  }

  /** Commands were submitted, or have ended by a negative number. */
  public static void addPending(long change) {
    PENDING.add(change);
  }

  private static void warn() {
    long pending = PENDING.sum();
    if (pending > 0) {
      // Not by a logger, which may have ended before.
      System.err.println(
          "sycamore: warning: the program ends while "
              + pending
              + (pending == 1 ? " command has" : " commands have")
              + " not ended: results and printed lines are lost; call await or close before");
    }
  }
}

package dev.sycamore.processor.startup;

/**
 * Whether the processor was called in a round of javac, which its plugin asks. Build tools may load
 * the two by class loaders of their own, so that they meet in a system property of their thread.
 */
public final class ProcessorCalls {
  private static final String AWAITED = "sycamore.processor.awaited.";

  private ProcessorCalls() {}

  /** Another round begins. */
  static void await() {
    System.setProperty(key(), "");
  }

  /** The processor is called. */
  public static void called() {
    System.clearProperty(key());
  }

  /** Whether it was called since the round began, which ends. */
  static boolean wereMade() {
    return System.clearProperty(key()) == null;
  }

  private static String key() {
    return AWAITED + Thread.currentThread().getId();
  }
}

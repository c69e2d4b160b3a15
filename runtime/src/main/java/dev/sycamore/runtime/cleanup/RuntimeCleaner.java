package dev.sycamore.runtime.cleanup;

import java.lang.ref.Cleaner;

/** Runs an action when an object is no longer reachable, on the one thread that is for this. */
public final class RuntimeCleaner {
  /** Its thread has neither a context class loader nor inherited thread locals. */
  private static final Cleaner CLEANER = Cleaner.create();

  private RuntimeCleaner() {}

  /**
   * Registers an object.
   *
   * @param action must not refer to the object, must not block, and what it throws is ignored
   */
  public static Cleaner.Cleanable register(Object object, Runnable action) {
    return CLEANER.register(object, action);
  }
}

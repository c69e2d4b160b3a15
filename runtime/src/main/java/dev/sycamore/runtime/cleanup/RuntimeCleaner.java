package dev.sycamore.runtime.cleanup;

import java.lang.ref.Cleaner;

/** Runs an action when an object is no longer reachable, on the one thread that is for this. */
public final class RuntimeCleaner {
  /** Its thread has neither a context class loader nor inherited thread locals. */
  private static final Cleaner CLEANER = Cleaner.create();

  private static final boolean UNLOADABLE = isUnloadable(RuntimeCleaner.class.getClassLoader());

  private RuntimeCleaner() {}

  /**
   * Registers an object.
   *
   * @param action must not refer to the object, must not block, and what it throws is ignored
   */
  public static Cleaner.Cleanable register(Object object, Runnable action) {
    // What a Cleaner is given it keeps, and with it the class loader of the action's class. That of
    // an application with a runtime of its own may have to go while the object is reachable from
    // one of its static fields.
    return UNLOADABLE
        ? UnloadableActions.register(CLEANER, object, action)
        : CLEANER.register(object, action);
  }

  /** Whether a class loader may become unreachable while the JVM runs. */
  private static boolean isUnloadable(ClassLoader loader) {
    ClassLoader system = ClassLoader.getSystemClassLoader();
    while (system != null && system != loader) {
      system = system.getParent();
    }
    return loader != null && system == null;
  }
}

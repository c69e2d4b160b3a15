package dev.sycamore.runtime.task;

/** The task that each thread is running, the innermost of them. */
public final class RunningTask {
  /**
   * One element. It stays with a thread of the program, too: to make and to remove it costs more
   * than the rest of a short launch. So it is of a class of the JDK, which keeps no class loader.
   */
  private static final ThreadLocal<Object[]> CURRENT = new ThreadLocal<>();

  private RunningTask() {}

  /** The task that this thread is running, or null. */
  public static Task get() {
    Object[] slot = CURRENT.get();
    return slot == null ? null : (Task) slot[0];
  }

  /** Does something as a part of a task, on a thread that helps with it. */
  public static void within(Task task, Runnable action) {
    Task before = set(task);
    try {
      action.run();
    } finally {
      set(before);
    }
  }

  /** This thread runs a task from now on, or none; returns which it ran before. */
  static Task set(Task task) {
    Object[] slot = CURRENT.get();
    if (slot == null) {
      slot = new Object[1];
      CURRENT.set(slot);
    }
    Task before = (Task) slot[0];
    slot[0] = task;
    return before;
  }
}

package dev.sycamore.runtime.task;

/** The task that each thread is running, the innermost of them. */
public final class RunningTask {
  private static final ThreadLocal<Slot> CURRENT = new ThreadLocal<>();

  private RunningTask() {}

  private static final class Slot {
    /** Null for none. */
    Task task;

    /** Whether it stays with its thread between two tasks. */
    boolean kept;
  }

  /** The task that this thread is running, or null. */
  public static Task get() {
    Slot slot = CURRENT.get();
    return slot == null ? null : slot.task;
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

  /**
   * This thread, which is one of the runtime, runs many tasks: what they need of it stays until it
   * ends. With threads of the program nothing stays.
   */
  static void keep() {
    Slot slot = new Slot();
    slot.kept = true;
    CURRENT.set(slot);
  }

  /** This thread runs a task from now on, or none; returns which it ran before. */
  static Task set(Task task) {
    Slot slot = CURRENT.get();
    if (slot == null) {
      slot = new Slot();
      CURRENT.set(slot);
    }
    Task before = slot.task;
    slot.task = task;
    if (task == null && !slot.kept) {
      CURRENT.remove();
    }
    return before;
  }
}

package dev.sycamore.runtime.task;

/** The task that each thread is running, the innermost of them. */
public final class RunningTask {
  private static final ThreadLocal<Task> CURRENT = new ThreadLocal<>();

  private RunningTask() {}

  /** The task that this thread is running, or null. */
  public static Task get() {
    return CURRENT.get();
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
    Task before = CURRENT.get();
    if (task == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(task);
    }
    return before;
  }
}

package dev.sycamore.runtime.task;

import java.util.HashSet;

/** What runs inside of tasks: commands that their kernels launch. */
public final class TaskNesting {
  private TaskNesting() {}

  /** Whether a task runs inside of another one, whose kernel launched it. */
  static boolean isWithin(Task task, Task other) {
    for (Task outer = task; outer != null; outer = outer.parent()) {
      if (outer == other) {
        return true;
      }
    }
    return false;
  }

  /** Whether one cannot end before a task: it waits for one that the task runs inside of. */
  static boolean holdsUp(Task task, Task other) {
    return anyIsAwaitedBy(other, task.parent());
  }

  /** Whether a task cannot end before this thread has left a task that it is running. */
  public static boolean waitsForThisThread(Task task) {
    return anyIsAwaitedBy(task, RunningTask.get());
  }

  private static boolean anyIsAwaitedBy(Task task, Task innermost) {
    for (Task outer = innermost; outer != null; outer = outer.parent()) {
      if (task.waitsFor(outer, new HashSet<>())) {
        return true;
      }
    }
    return false;
  }

  /** Whether this thread is running a task of a queue. */
  static boolean isRunningFor(TaskRunner queue) {
    for (Task task = RunningTask.get(); task != null; task = task.parent()) {
      if (task.isOf(queue)) {
        return true;
      }
    }
    return false;
  }
}

package dev.sycamore.runtime.task;

import java.util.List;

/** The tasks that one task waits for before it runs. Forgotten when it ends. */
final class Predecessors {
  private volatile List<Task> tasks = List.of();

  void set(List<Task> before) {
    tasks = List.copyOf(before);
  }

  List<Task> get() {
    return tasks;
  }

  /** Whether one of them is another task, or waits for it. */
  boolean anyWaitsFor(Task other) {
    for (Task task : tasks) {
      if (task.waitsFor(other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Waits for them.
   *
   * @param queue of the task; null for none
   * @param followed those that need no wait
   * @return the failure of the first that failed, or null
   */
  TaskFailure await(TaskRunner queue, List<Task> followed) {
    TaskFailure failed = null;
    for (Task task : tasks) {
      // What its own queue has started before it needs no wait: the queue is in order.
      if ((queue == null || !task.isOf(queue)) && !followed.contains(task)) {
        task.awaitUninterruptibly();
      }
      if (failed == null && task.failure().isPresent()) {
        failed = task.failure();
      }
    }
    return failed;
  }
}

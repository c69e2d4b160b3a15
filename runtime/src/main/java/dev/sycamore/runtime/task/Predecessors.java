package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The tasks that one task waits for before it runs. Forgotten when it ends. */
final class Predecessors {
  /** Those whose failures are its failure. */
  private volatile List<Task> tasks = List.of();

  /** Those that it only comes after. */
  private volatile List<Task> earlier = List.of();

  void set(Collection<Task> before, Collection<Task> onlyEarlier) {
    if (!before.isEmpty()) {
      tasks = List.copyOf(before);
    }
    if (!onlyEarlier.isEmpty()) {
      earlier = List.copyOf(onlyEarlier);
    }
  }

  /** Nothing is waited for any more. */
  void forget() {
    if (!tasks.isEmpty()) {
      tasks = List.of();
    }
    if (!earlier.isEmpty()) {
      earlier = List.of();
    }
  }

  /** Those whose failures are its failure. */
  List<Task> get() {
    return tasks;
  }

  /** All that have not ended. */
  List<Task> unended() {
    List<Task> before = tasks;
    List<Task> onlyEarlier = earlier;
    if (before.isEmpty() && onlyEarlier.isEmpty()) {
      return List.of();
    }
    List<Task> found = new ArrayList<>();
    addUnended(before, found);
    addUnended(onlyEarlier, found);
    return found;
  }

  /** Whether all that have not ended are tasks of a queue. */
  boolean areAllOf(TaskRunner queue) {
    return areAllOf(queue, tasks) && areAllOf(queue, earlier);
  }

  private static boolean areAllOf(TaskRunner queue, List<Task> some) {
    for (int n = 0; n < some.size(); n++) {
      Task task = some.get(n);
      if (!task.isOf(queue) && !task.isDone()) {
        return false;
      }
    }
    return true;
  }

  private static void addUnended(List<Task> some, List<Task> to) {
    for (Task task : some) {
      if (!task.isDone()) {
        to.add(task);
      }
    }
  }

  /**
   * Whether one of them is another task, or waits for it.
   *
   * @param visited those that do not
   */
  boolean anyWaitsFor(Task other, Set<Task> visited) {
    for (List<Task> some : List.of(tasks, earlier)) {
      for (Task task : some) {
        if (task.waitsFor(other, visited)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Waits for them.
   *
   * @param queue of the task if that is in order; null if not, or if it has none
   * @param followed those that need no wait
   * @return the failure of the first that failed, or null
   */
  TaskFailure await(TaskRunner queue, List<Task> followed) {
    List<Task> before = tasks;
    List<Task> onlyEarlier = earlier;
    if (before.isEmpty() && onlyEarlier.isEmpty()) {
      return null;
    }
    TaskFailure failed = null;
    for (Task task : before) {
      await(task, queue, followed);
      if (failed == null && task.failure().isPresent()) {
        failed = task.failure();
      }
    }
    for (Task task : onlyEarlier) {
      await(task, queue, followed);
    }
    return failed;
  }

  private static void await(Task task, TaskRunner queue, List<Task> followed) {
    // What its own queue has started before it needs no wait if that is in order.
    if ((queue == null || !task.isOf(queue)) && !followed.contains(task)) {
      task.awaitUninterruptibly();
    }
  }
}

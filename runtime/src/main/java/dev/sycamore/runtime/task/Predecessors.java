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

  /** Those that the work of the task waits for, so that no thread does. */
  private List<Task> followed = List.of();

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
    if (!followed.isEmpty()) {
      followed = List.of();
    }
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

  /**
   * One that has to end before the task can run; null if there is none.
   *
   * @param queue of the task if that is in order; null if not, or if it has none
   * @param body of the task
   */
  Task blocking(TaskRunner queue, TaskBody body) {
    if (queue != null && areAllOf(queue)) {
      return null;
    }
    for (Task before : unended()) {
      WorkPlace at = before.place();
      if ((queue == null || !before.isOf(queue))
          && (at == null || !body.canFollow(at))
          && !before.isDone()) {
        return before;
      }
    }
    return null;
  }

  /**
   * Lets the work of the task wait for the work of those that are under way elsewhere, where it
   * can.
   *
   * @param queue of the task if that is in order; null if not, or if it has none
   * @param body of the task
   * @return whether it has to wait for others before it can run
   */
  boolean follow(TaskRunner queue, TaskBody body) {
    if (queue != null && areAllOf(queue)) {
      return false;
    }
    boolean awaits = false;
    for (Task before : unended()) {
      if (queue == null || !before.isOf(queue)) {
        WorkPlace at = before.place();
        if (at != null && body.canFollow(at)) {
          body.follow(at);
          followed = new ArrayList<>(followed);
          followed.add(before);
        } else {
          awaits |= !before.isDone();
        }
      }
    }
    return awaits;
  }

  /**
   * What those do that are under way and may still fail by themselves.
   *
   * @param queue of the task if that is in order; others are waited for
   */
  List<TaskBody> failingLate(TaskRunner queue) {
    List<Task> before = tasks;
    List<TaskBody> found = List.of();
    for (int n = 0; n < before.size(); n++) {
      Task task = before.get(n);
      TaskBody body = queue != null && task.isOf(queue) ? task.failingLate() : null;
      if (body != null) {
        found = found.isEmpty() ? new ArrayList<>() : found;
        found.add(body);
      }
    }
    return found;
  }

  /** Whether the work of the task waits for that of others. */
  boolean areAnyFollowed() {
    return !followed.isEmpty();
  }

  /** Whether all that have not ended are tasks of a queue. */
  private boolean areAllOf(TaskRunner queue) {
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
   * Waits for those that the work of the task does not wait for itself.
   *
   * @param queue of the task if that is in order; null if not, or if it has none
   * @return the failure of the first that failed, or null
   */
  TaskFailure awaitUnfollowed(TaskRunner queue) {
    return await(queue, followed);
  }

  /** Waits for all, as {@link #awaitUnfollowed}. */
  TaskFailure awaitAll(TaskRunner queue) {
    return await(queue, List.of());
  }

  private TaskFailure await(TaskRunner queue, List<Task> excepted) {
    List<Task> before = tasks;
    List<Task> onlyEarlier = earlier;
    if (before.isEmpty() && onlyEarlier.isEmpty()) {
      return null;
    }
    TaskFailure failed = null;
    for (Task task : before) {
      await(task, queue, excepted);
      if (failed == null && task.failure().isPresent()) {
        failed = task.failure();
      }
    }
    for (Task task : onlyEarlier) {
      await(task, queue, excepted);
    }
    return failed;
  }

  private static void await(Task task, TaskRunner queue, List<Task> excepted) {
    // What its own queue has started before it needs no wait if that is in order.
    if ((queue == null || !task.isOf(queue)) && !excepted.contains(task)) {
      task.awaitUninterruptibly();
    }
  }
}

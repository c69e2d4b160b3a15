package dev.sycamore.runtime.task;

import java.util.NavigableMap;
import java.util.TreeMap;

/** The tasks of a queue out of order that can be started, by their numbers. */
final class ReadyTasks {
  private final NavigableMap<Long, Task> onLanes = new TreeMap<>();
  private final NavigableMap<Long, Task> elsewhere = new TreeMap<>();

  /** Those that only the thread may start that submitted them. */
  private final NavigableMap<Long, Task> owned = new TreeMap<>();

  private NavigableMap<Long, Task> kind(Task task) {
    return task.owner() != null ? owned : task.isOnLane() ? onLanes : elsewhere;
  }

  void add(Task task) {
    kind(task).put(task.number(), task);
  }

  void remove(Task task) {
    kind(task).remove(task.number());
  }

  boolean contains(Task task) {
    return onLanes.containsKey(task.number())
        || elsewhere.containsKey(task.number())
        || owned.containsKey(task.number());
  }

  /** The next that any thread may start, or null. */
  Task next(boolean laneIsFree) {
    Task next = first(elsewhere);
    Task onLane = laneIsFree ? first(onLanes) : null;
    boolean other = next == null || (onLane != null && onLane.number() < next.number());
    return other ? onLane : next;
  }

  private static Task first(NavigableMap<Long, Task> tasks) {
    return tasks.isEmpty() ? null : tasks.firstEntry().getValue();
  }
}

package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The tasks of a queue out of order that have not ended. Guarded by the lock of the queue. */
final class LiveTasks {
  /** All, by their numbers. */
  private final Map<Long, Task> live = new TreeMap<>();

  /** Those that cannot be started yet. */
  private final Set<Task> waiting = new HashSet<>();

  /** Those that can be started. */
  private final ReadyTasks ready = new ReadyTasks();

  private Task barrier;
  private Task lastAdded;

  /** What a new task comes after, whatever memory it uses. */
  List<Task> earlier(Ordering ordering) {
    if (ordering != Ordering.DEPENDENCIES) {
      return List.copyOf(live.values());
    }
    return barrier == null || barrier.isDone() ? List.of() : List.of(barrier);
  }

  void add(Task task, Ordering ordering) {
    live.put(task.number(), task);
    waiting.add(task);
    lastAdded = task;
    barrier = ordering == Ordering.BARRIER ? task : barrier;
  }

  /** Something that a task waits for has advanced; returns whether the task is ready now. */
  boolean advance(Task task) {
    if (!waiting.contains(task) || !task.isReady()) {
      return false;
    }
    waiting.remove(task);
    ready.add(task);
    return true;
  }

  /** A task that is ready is started. */
  void start(Task task) {
    ready.remove(task);
  }

  void end(Task task) {
    live.remove(task.number());
  }

  /** Whether a task waits for others. */
  boolean isWaiting(Task task) {
    return waiting.contains(task);
  }

  /** Whether a task can be started. */
  boolean isReady(Task task) {
    return ready.contains(task);
  }

  /** The next that any thread may start, or null. */
  Task nextReady(boolean laneIsFree) {
    return ready.next(laneIsFree);
  }

  int count() {
    return live.size();
  }

  /** All, and the task that was added last, even if it has ended. */
  List<Task> lasts() {
    List<Task> all = new ArrayList<>(live.values());
    if (lastAdded != null && !all.contains(lastAdded)) {
      all.add(lastAdded);
    }
    return all;
  }
}

package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Which tasks use one memory: those that write it last, and those that read it since. Guarded by
 * the lock of {@link Registration}.
 */
public final class AccessHistory {
  private List<Task> writers = List.of();
  private final List<Task> readers = new ArrayList<>(2);
  private int hostWriters;

  /** Read without the lock too. */
  private volatile boolean closed;

  /** What must end before a task may use the memory. */
  void addPredecessors(Task task, boolean writes, Collection<Task> to) {
    addUnlessSettled(task, writers, to);
    if (writes) {
      addUnlessSettled(task, readers, to);
    }
  }

  private static void addUnlessSettled(Task task, List<Task> from, Collection<Task> to) {
    for (Task before : from) {
      if (!isSettled(before) && before != task && !TaskNesting.holdsUp(task, before)) {
        to.add(before);
      }
    }
  }

  /** Whether a task is of no importance for later ones: it ended, and a failure of it was seen. */
  private static boolean isSettled(Task task) {
    return task.isDone() && !task.hasUnseenFailure();
  }

  /** Notes that a task uses the memory. */
  void add(Task task, boolean writes) {
    if (!writes) {
      readers.removeIf(before -> before == task || isSettled(before));
      if (!writers.contains(task)) {
        readers.add(task);
      }
      return;
    }
    List<Task> now = new ArrayList<>(1);
    now.add(task);
    // A command whose kernel launched this one still uses the memory when this one has ended.
    for (List<Task> before : List.of(writers, readers)) {
      for (Task other : before) {
        if (other != task && !other.isDone() && TaskNesting.isWithin(task, other)) {
          now.add(other);
        }
      }
    }
    writers = now;
    readers.clear();
  }

  /** Whether all that writes it has ended. */
  boolean isWritten() {
    for (Task writer : writers) {
      if (!writer.isDone()) {
        return false;
      }
    }
    return true;
  }

  /** Whether nobody uses it, and nobody has to be told of a failure of who did. */
  boolean isIdle() {
    return areSettled(writers) && areSettled(readers);
  }

  private static boolean areSettled(List<Task> tasks) {
    for (Task task : tasks) {
      if (!isSettled(task)) {
        return false;
      }
    }
    return true;
  }

  /** What is under way to hand the memory to the host. */
  void addHandOvers(Collection<Task> to) {
    for (Task task : writers) {
      if (task.isHandingOver()) {
        to.add(task);
      }
    }
  }

  /** Whether a task was the last that used it. */
  boolean isLast(Task task) {
    return writers.size() == 1 && writers.get(0) == task && readers.isEmpty();
  }

  /** Whether tasks are refused; takes no lock. */
  public boolean isClosed() {
    return closed;
  }

  /** Tasks are refused from now on. */
  public void close() {
    closed = true;
  }

  boolean isWrittenByHost() {
    return hostWriters > 0;
  }

  /** An accessor of the host that writes was opened, or closed by {@code -1}. */
  public void addHostWriters(int change) {
    hostWriters += change;
  }
}

package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Which tasks use one memory: those that write it last, and those that read it since. Guarded by
 * the lock of {@link Registration}.
 */
public final class AccessHistory {
  /** So many readers are kept before those are looked for that have ended. */
  private static final int FEW_READERS = 8;

  private List<Task> writers = List.of();
  private final List<Task> readers = new ArrayList<>(2);

  /** With so many readers those that have ended are forgotten: each is looked at a few times. */
  private int sweepAt = FEW_READERS;

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
    for (int i = 0; i < from.size(); i++) {
      Task before = from.get(i);
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
      addReader(task);
      return;
    }
    // A command whose kernel launched this one still uses the memory when this one has ended.
    writers = task.parent() == null ? List.of(task) : withOuter(task);
    if (!readers.isEmpty()) {
      readers.clear();
      sweepAt = FEW_READERS;
    }
  }

  /** What a task uses is noted in one go: if it reads the memory already, it is the last. */
  private void addReader(Task task) {
    int count = readers.size();
    if ((count > 0 && readers.get(count - 1) == task) || writers.contains(task)) {
      return;
    }
    if (count >= sweepAt) {
      readers.removeIf(AccessHistory::isSettled);
      sweepAt = Math.max(FEW_READERS, 2 * readers.size());
    }
    readers.add(task);
  }

  private List<Task> withOuter(Task task) {
    List<Task> now = new ArrayList<>(1);
    now.add(task);
    for (List<Task> before : List.of(writers, readers)) {
      for (Task other : before) {
        if (other != task && !other.isDone() && TaskNesting.isWithin(task, other)) {
          now.add(other);
        }
      }
    }
    return now;
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

  /**
   * Whether nobody uses it, and nobody has to be told of a failure of who did. Called under the
   * lock of {@link Registration}.
   */
  public boolean isIdle() {
    return areSettled(writers) && areSettled(readers);
  }

  private static boolean areSettled(List<Task> tasks) {
    for (int i = 0; i < tasks.size(); i++) {
      if (!isSettled(tasks.get(i))) {
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

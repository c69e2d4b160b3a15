package dev.sycamore.runtime.task;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The tasks of a queue in order that wait for their turn, and those of them that a step has taken.
 * Guarded by the lock of the queue, unless a method says otherwise.
 */
final class InOrderBacklog {
  /** How many tasks a thread takes before it looks what others have changed. */
  static final int MOST_AT_ONCE = 16;

  private final Deque<Task> waiting = new ArrayDeque<>();

  /** Touched by the thread that is busy only. */
  private final Task[] taken = new Task[MOST_AT_ONCE];

  private Task last;

  /** Whether there are more tasks than there is room for; written under the lock. */
  private volatile boolean crowded;

  void add(Task task) {
    waiting.add(task);
    last = task;
    noteSize();
  }

  private void noteSize() {
    crowded = waiting.size() > TaskExecutor.BACKLOG;
  }

  /** Whether there are more tasks than there is room for; takes no lock. */
  boolean isCrowded() {
    return crowded;
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Whether half of the room is free. */
  boolean hasMuchRoom() {
    return waiting.size() <= TaskExecutor.BACKLOG / 2;
  }

  /** The task whose turn is next; null for none. */
  Task next() {
    return waiting.peek();
  }

  /** Whether the next task is code of the program, which threads that only wait do not run. */
  boolean nextIsOfProgram() {
    Task head = waiting.peek();
    return head != null && head.isOfProgram();
  }

  /** The task that was added last, even if it has ended; null before the first. */
  Task last() {
    return last;
  }

  /**
   * Takes the tasks that are started next; none if the stream is to be waited for. One that
   * somebody waits for is the last of them.
   *
   * @param onlyReady whether it takes none that waits for tasks of other queues
   * @param oldestStarted the lowest number that is under way; higher than any for none
   * @return how many
   */
  int take(long upTo, int atOnce, boolean onlyReady, long oldestStarted, Waiters waiters) {
    int count = 0;
    long oldest = oldestStarted;
    boolean usual = true;
    while (count < atOnce) {
      Task next = waiting.peek();
      if (next == null || next.number() > upTo) {
        break;
      }
      if (!waiters.areWaitingFor(next.number()) && waiters.areWaitingFor(oldest)) {
        break;
      }
      usual &= isUsual(next);
      if (count > 0 && !usual) {
        break;
      }
      if (onlyReady && next.blocking() != null) {
        break;
      }
      taken[count++] = waiting.remove();
      oldest = Math.min(oldest, next.number());
      if (waiters.areToBeToldOf(next.number())) {
        break;
      }
    }
    noteSize();
    return count;
  }

  /** Whether any thread may run a task, without a wait for those before it. */
  private static boolean isUsual(Task task) {
    return task.owner() == null && !task.afterAll();
  }

  /** One of those that were taken; called by the thread that is busy, under no lock. */
  Task taken(int index) {
    return taken[index];
  }

  /** Puts back what was taken and not run. */
  void giveBack(int ran, int count) {
    for (int n = count - 1; n >= ran; n--) {
      waiting.addFirst(taken[n]);
    }
    Arrays.fill(taken, 0, count, null);
    noteSize();
  }
}

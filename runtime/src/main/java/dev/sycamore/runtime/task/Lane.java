package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** One stream of a queue out of order. Guarded by the lock of the queue unless it is busy. */
final class Lane {
  /** How many tasks may be under way before they are waited for. */
  private static final int MOST_STARTED = 64;

  private final int number;
  private final IntConsumer finishLane;

  /** Tasks that go on in the stream, in the order of their starts; of the thread that is busy. */
  private final List<Task> started = new ArrayList<>();

  private boolean busy;

  /**
   * @param finishLane waits for everything that tasks have started on a lane
   */
  Lane(int number, IntConsumer finishLane) {
    this.number = number;
    this.finishLane = finishLane;
  }

  List<Task> started() {
    return started;
  }

  /** Whether a thread uses the stream. */
  boolean isBusy() {
    return busy;
  }

  void setBusy(boolean used) {
    busy = used;
  }

  /** Whether what was started last is one of these, so that it holds up nothing else behind it. */
  boolean endsWithOneOf(List<Task> tasks) {
    return !started.isEmpty() && tasks.contains(started.get(started.size() - 1));
  }

  /** Starts a task; called by the thread that is busy. */
  void start(Task task) {
    if (task.afterAll() || started.size() >= MOST_STARTED) {
      finish(null);
    }
    if (task.run(number, false)) {
      started.add(task);
    }
  }

  /**
   * Waits for the stream, and ends its tasks; called by the thread that is busy. A thread that
   * waits for the end of one ends none that began later: these may have followed what the thread is
   * about to end elsewhere.
   *
   * @param upTo the last that is ended; null for all
   */
  void finish(Task upTo) {
    if (started.isEmpty()) {
      return;
    }
    try {
      finishLane.accept(number);
    } catch (Throwable e) {
      StreamFailure.tell(e, started);
    }
    Task ended = null;
    while (!started.isEmpty() && (upTo == null || ended != upTo)) {
      ended = started.get(0);
      ended.completeAfterStream();
      started.remove(0);
    }
  }
}

package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.List;

/** One stream of a queue out of order. Guarded by the lock of the queue unless it is busy. */
final class Lane {
  private final int number;

  /** Tasks that go on in the stream, in the order of their starts; of the thread that is busy. */
  private final List<Task> started = new ArrayList<>();

  private boolean busy;

  Lane(int number) {
    this.number = number;
  }

  int number() {
    return number;
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
}

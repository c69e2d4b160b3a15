package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** The streams of a queue out of order. Guarded by the lock of the queue. */
final class QueueLanes {
  /** How many a queue has at most. */
  private static final int COUNT = 4;

  private final List<Lane> lanes = new ArrayList<>(COUNT);

  QueueLanes(IntConsumer finishLane) {
    for (int number = 0; number < COUNT; number++) {
      lanes.add(new Lane(number, finishLane));
    }
  }

  /** A lane for a task, on which it holds up as little as can be; null if all are busy. */
  Lane bestFor(Task task) {
    List<Task> before = task.unendedBefore();
    Lane best = null;
    for (Lane lane : lanes) {
      if (lane.isBusy()) {
        continue;
      }
      if (lane.endsWithOneOf(before)) {
        return lane;
      }
      if (best == null || lane.started().size() < best.started().size()) {
        best = lane;
      }
    }
    return best;
  }

  /** The lane on which a task goes on; null if there is none, or it is busy. */
  Lane of(Task task) {
    for (Lane lane : lanes) {
      if (!lane.isBusy() && lane.started().contains(task)) {
        return lane;
      }
    }
    return null;
  }

  /** Whether one is not busy. */
  boolean anyIsFree() {
    return lanes.stream().anyMatch(lane -> !lane.isBusy());
  }

  /** One that is not busy, with tasks that go on; null for none. */
  Lane nextToFinish() {
    for (Lane lane : lanes) {
      if (!lane.isBusy() && !lane.started().isEmpty()) {
        return lane;
      }
    }
    return null;
  }
}

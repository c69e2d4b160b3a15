package dev.sycamore.runtime.task;

import dev.sycamore.runtime.threads.ExitWarning;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntConsumer;

/**
 * The stream of a queue in order, and the tasks that go on in it. The thread that is busy for the
 * queue uses it; under the lock of the queue others look at it while none is.
 */
final class InOrderStream {
  /** All is done on the first lane of the launcher. */
  private static final int LANE = 0;

  private final IntConsumer finishLane;
  private final Runnable onProgress;

  /** In the order of their starts. */
  private final Deque<Task> started = new ArrayDeque<>();

  /**
   * @param finishLane waits for everything that tasks have started on a lane
   * @param onProgress tells threads that wait that tasks have ended; called under no lock
   */
  InOrderStream(IntConsumer finishLane, Runnable onProgress) {
    this.finishLane = finishLane;
    this.onProgress = onProgress;
  }

  boolean isEmpty() {
    return started.isEmpty();
  }

  /** The number of the task that was started first; higher than any if there is none. */
  long oldest() {
    return started.isEmpty() ? Long.MAX_VALUE : started.getFirst().number();
  }

  /**
   * Starts a task.
   *
   * @param most how many may be under way before they are waited for
   */
  void start(Task task, int most) {
    // Others may wait for what is under way, and this thread for them.
    boolean awaits = task.follow();
    if (task.afterAll() || awaits || started.size() >= most || task.awaitsOutcomes(LANE)) {
      finish(Long.MAX_VALUE, Long.MAX_VALUE);
    }
    if (awaits) {
      // A task of this step may have ended at once, and who waits for it may not have seen that.
      onProgress.run();
    }
    if (task.run(LANE, !started.isEmpty())) {
      started.add(task);
    } else {
      ExitWarning.addPending(-1);
    }
  }

  /**
   * Waits for the stream, and ends tasks. A failure of the stream that no task has as its own is
   * the failure of all that were under way. A thread that waits for the end of one ends none that
   * began later: these may have followed what the thread is about to end elsewhere.
   *
   * @param upTo the highest number of those that this thread may end
   * @param next the highest number of those whose end is waited for, where the device can wait for
   *     some of them
   */
  void finish(long upTo, long next) {
    if (started.isEmpty()) {
      return;
    }
    long last = Math.min(upTo, next);
    try {
      if (!awaitOnly(last)) {
        finishLane.accept(LANE);
        last = upTo;
      }
    } catch (Throwable e) {
      StreamFailure.tell(e, started);
      last = upTo;
    }
    end(last);
  }

  /** Waits for the tasks up to a number, if there are others and the device can. */
  private boolean awaitOnly(long upTo) {
    if (started.getLast().number() <= upTo) {
      return false;
    }
    Task last = null;
    for (Task task : started) {
      if (task.number() > upTo) {
        break;
      }
      last = task;
    }
    return last != null && last.awaitWork();
  }

  private void end(long upTo) {
    ExitWarning.addPending(-count(upTo));
    while (!started.isEmpty() && started.getFirst().number() <= upTo) {
      Task task = started.getFirst();
      if (task.followsOthers()) {
        // It waits for the end of those, whose queue may wait for one that has just ended here.
        onProgress.run();
      }
      task.completeAfterStream();
      started.removeFirst();
    }
    // Not only at the end of this step, which may have to wait for one of those that wait.
    onProgress.run();
  }

  private int count(long upTo) {
    if (started.getLast().number() <= upTo) {
      return started.size();
    }
    int count = 0;
    for (Task task : started) {
      count += task.number() <= upTo ? 1 : 0;
    }
    return count;
  }
}

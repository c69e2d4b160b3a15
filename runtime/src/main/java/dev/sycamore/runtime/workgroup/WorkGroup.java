package dev.sycamore.runtime.workgroup;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.task.RunningTask;
import dev.sycamore.runtime.task.Task;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * One work-group on the host. Its work-items run one after the other on one thread until one of
 * them has to wait for others; from then on each has a thread of its own.
 */
final class WorkGroup {
  /** Whether programs are watched: set by {@code sycamore run --detect}. */
  private static final boolean WATCHED = System.getProperty("sycamore.detect") != null;

  private final Geometry geometry;
  private final IndexExtent groups;
  private final int[] groupId;
  private final int subGroupSize;
  private final Consumer<WorkItem> body;
  private final Executor threads;
  private final int size;
  private final Object[] slots;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final WaitingItems waiting;
  private final Meeting whole;
  private final Meeting[] subGroups;
  private boolean threaded;
  private int finished;
  private int blocked;
  private Throwable failure;

  /**
   * @param subGroupSize the size of a sub-group; the last one may have fewer work-items
   * @param threads runs each work-item that it is given on a thread of its own
   */
  WorkGroup(
      Geometry geometry,
      IndexExtent groups,
      int[] groupId,
      int subGroupSize,
      Consumer<WorkItem> body,
      Executor threads) {
    this.geometry = geometry;
    this.groups = groups;
    this.groupId = groupId;
    this.subGroupSize = subGroupSize;
    this.body = body;
    this.threads = threads;
    this.size = (int) geometry.groupSize();
    this.slots = new Object[size];
    this.waiting = new WaitingItems(size, WATCHED);
    this.whole = new Meeting(0, size);
    this.subGroups = new Meeting[(size + subGroupSize - 1) / subGroupSize];
    for (int i = 0; i < subGroups.length; i++) {
      int first = i * subGroupSize;
      subGroups[i] = new Meeting(first, Math.min(subGroupSize, size - first));
    }
  }

  /** Where the work-items of a group or sub-group wait for each other. */
  private static final class Meeting {
    final int first;
    final int expected;
    int arrived;
    long round;

    Meeting(int first, int expected) {
      this.first = first;
      this.expected = expected;
    }
  }

  Geometry geometry() {
    return geometry;
  }

  IndexExtent groups() {
    return groups;
  }

  int subGroupSize() {
    return subGroupSize;
  }

  int groupId(int dimension) {
    return groupId[dimension];
  }

  /** What each work-item hands to the others in a group operation, by linear local id. */
  Object[] slots() {
    return slots;
  }

  /** Runs all work-items; throws what the first one that failed threw. */
  void run() {
    for (int item = 0; item < size && !threaded; item++) {
      runItem(new WorkItem(this, item));
      if (failure != null && !threaded) {
        break;
      }
    }
    lock.lock();
    try {
      while (threaded && finished < size) {
        changed.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
    Failures.rethrow(failure);
  }

  private void runItem(WorkItem item) {
    Throwable thrown = null;
    try {
      body.accept(item);
    } catch (Cancelled e) {
      thrown = e;
    } catch (Throwable e) {
      thrown = FailedItem.describe(e, item.index());
    }
    lock.lock();
    try {
      finished++;
      if (thrown != null) {
        fail(thrown);
      }
      failIfStuck();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  void barrier(WorkItem item) {
    meet(whole, item);
  }

  void subGroupBarrier(WorkItem item) {
    meet(subGroups[item.subGroupId()], item);
  }

  private void meet(Meeting meeting, WorkItem item) {
    if (meeting.expected == 1) {
      return;
    }
    lock.lock();
    try {
      if (!threaded) {
        if (ClassInitialization.isRunning()) {
          throw new IllegalStateException(
              "a kernel with barriers or group operations cannot run on the device host while a"
                  + " class is being initialised: launch it from a method");
        }
        threaded = true;
        startFrom(item.localLinearId() + 1);
      }
      waiting.arrive(item.localLinearId());
      meeting.arrived++;
      long round = meeting.round;
      if (meeting.arrived == meeting.expected) {
        if (WATCHED && waiting.areApart(meeting.first, meeting.expected)) {
          failParted();
          throw new Cancelled();
        }
        waiting.leave(item.localLinearId());
        blocked -= meeting.expected - 1;
        meeting.arrived = 0;
        meeting.round++;
        changed.signalAll();
        return;
      }
      blocked++;
      failIfStuck();
      while (meeting.round == round && failure == null) {
        changed.awaitUninterruptibly();
      }
      waiting.leave(item.localLinearId());
      if (meeting.round == round) {
        throw new Cancelled();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Gives each of the other work-items a thread; where one cannot be started, the group fails. */
  private void startFrom(int first) {
    Task task = RunningTask.get();
    for (int other = first; other < size; other++) {
      WorkItem next = new WorkItem(this, other);
      try {
        threads.execute(() -> RunningTask.within(task, () -> runItem(next)));
      } catch (Throwable e) {
        // They never begin, so nobody may wait for them.
        finished += size - other;
        fail(
            ApiExceptions.device(
                "no thread for work-item "
                    + other
                    + " of a work-group of "
                    + size
                    + ": each work-item that waits at a barrier needs one; use smaller work-groups"
                    + " on the device host, or allow the process more threads",
                e));
        return;
      }
    }
  }

  /** Nobody is left to wake those who wait: they took different ways. */
  private void failIfStuck() {
    if (blocked > 0 && blocked == size - finished) {
      failParted();
    }
  }

  private void failParted() {
    fail(new IllegalStateException(waiting.parted(number -> new WorkItem(this, number).index())));
  }

  private void fail(Throwable thrown) {
    if (failure == null && !(thrown instanceof Cancelled)) {
      failure = thrown;
      changed.signalAll();
    }
  }

  /** Ends a work-item because another one of its group failed. */
  private static final class Cancelled extends RuntimeException {
    private static final long serialVersionUID = 1;

    Cancelled() {
      super("another work-item of the group failed", null, false, false);
    }
  }
}

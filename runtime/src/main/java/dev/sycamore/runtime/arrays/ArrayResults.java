package dev.sycamore.runtime.arrays;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The captured arrays of one queue whose results nobody has waited for. What is marked so is called
 * under the lock of the registration.
 */
public final class ArrayResults {
  private static final int FIRST_SWEEP = 64;

  private final CapturedArrays arrays;

  /** The numbers of the first and the last task of this queue that use a memory. */
  private static final class Span {
    final long first;
    long last;

    Span(long first) {
      this.first = first;
      this.last = first;
    }
  }

  private final Map<Memory, Span> uses = new LinkedHashMap<>();

  /** Memories of arrays that were waited for, which the next launches may use again. */
  private final Deque<Memory> resting = new ArrayDeque<>();

  private int sweepAt = FIRST_SWEEP;

  /** Whether there are so many memories; written under the lock. */
  private volatile boolean sweepIsDue;

  /** Whether there is none; written under the lock. */
  private volatile boolean none = true;

  /** Those of a new queue: none. */
  public ArrayResults(CapturedArrays arrays) {
    this.arrays = arrays;
  }

  /** A task uses some memories; called under the lock of the registration. */
  public void add(List<Memory> memories, long task) {
    if (memories.isEmpty()) {
      return;
    }
    none = false;
    for (int i = 0; i < memories.size(); i++) {
      Memory memory = memories.get(i);
      Span known = uses.get(memory);
      if (known == null) {
        uses.put(memory, new Span(task));
      } else {
        known.last = task;
      }
    }
    if (uses.size() >= sweepAt) {
      sweepIsDue = true;
    }
  }

  /**
   * Frees what arrays that the program forgot have left, from time to time: a program that never
   * waits may launch on new arrays for ever.
   */
  public void sweep() {
    if (!sweepIsDue) {
      return;
    }
    List<Memory> forgotten = Registration.atomically(this::takeForgotten);
    for (Memory memory : forgotten) {
      RuntimeLog.report(memory.release());
    }
  }

  private List<Memory> takeForgotten() {
    sweepIsDue = false;
    if (uses.size() < sweepAt) {
      return List.of();
    }
    List<Memory> forgotten = new ArrayList<>();
    for (Iterator<Memory> all = uses.keySet().iterator(); all.hasNext(); ) {
      Memory memory = all.next();
      if (!Registration.isIdle(memory.history())) {
        continue;
      }
      if (memory.capturedArray() == null) {
        forgotten.add(memory);
        all.remove();
      } else if (memory.isOnHostOnly()) {
        arrays.remove(memory);
        all.remove();
      }
    }
    none = uses.isEmpty();
    sweepAt = Math.max(FIRST_SWEEP, 2 * uses.size());
    return forgotten;
  }

  /**
   * Makes the arrays of the tasks up to a number current, which have ended. Where another command
   * still writes an array, who waits for that one does it.
   *
   * @return what failed, or null
   */
  public Throwable bringBack(long upTo) {
    return bringBack(upTo, null);
  }

  /**
   * The same for one array. The others stay where they are, and belong to launches.
   *
   * @param only the array; null for all
   */
  public Throwable bringBack(long upTo, AwaitedArray only) {
    // A launch on the device's own memory, which has ended, is not to feel this.
    if (none) {
      return null;
    }
    Throwable failure = null;
    Selection selection;
    do {
      selection = new Selection(upTo, only);
      Registration.atomically(selection);
      failure = Failures.both(failure, selection.bringBack());
      // Another thread that waits may just be doing the same.
      for (Task other : selection.byOthers) {
        other.awaitUninterruptibly();
      }
    } while (!selection.byOthers.isEmpty());
    return failure;
  }

  /** What one thread brings back. */
  private final class Selection implements Supplier<Void> {
    final long upTo;

    /** Null for all. */
    final AwaitedArray only;

    /** Null if there is nothing to bring back. */
    Task task;

    final List<Memory> ended = new ArrayList<>();
    final List<Memory> read = new ArrayList<>();
    final List<Task> byOthers = new ArrayList<>();

    Selection(long upTo, AwaitedArray only) {
      this.upTo = upTo;
      this.only = only;
    }

    /** Registers it. */
    @Override
    public Void get() {
      if (only == null) {
        Iterator<Map.Entry<Memory, Span>> all = uses.entrySet().iterator();
        while (all.hasNext()) {
          Map.Entry<Memory, Span> use = all.next();
          if (isCurrent(use.getKey(), use.getValue())) {
            all.remove();
          }
        }
      } else {
        for (Memory memory : only.memories(arrays)) {
          Span span = uses.get(memory);
          if (span != null && isCurrent(memory, span)) {
            uses.remove(memory);
          }
        }
      }
      none = uses.isEmpty();
      if (ended.isEmpty() && read.isEmpty()) {
        return null;
      }
      List<Registration.Use> all = new ArrayList<>();
      for (Memory memory : ended) {
        all.add(memory.use(true));
      }
      for (Memory memory : read) {
        all.add(memory.use(false));
      }
      task = Task.handOver();
      Registration.registerHost(task, all);
      return null;
    }

    /** Whether nothing is to be done for a memory: its array is the program's. */
    private boolean isCurrent(Memory memory, Span span) {
      if (span.first > upTo) {
        return false;
      }
      if (span.last <= upTo && memory.history().isIdle()) {
        if (memory.isOnHostOnly() && memory.rowTable() == null) {
          arrays.rest(memory, resting);
          return true;
        }
        ended.add(memory);
      } else if (Registration.isWritten(memory.history())) {
        read.add(memory);
      } else {
        Registration.addHandOvers(memory.history(), byOthers);
      }
      return false;
    }

    Throwable bringBack() {
      if (task == null) {
        return null;
      }
      Throwable failure = null;
      try {
        for (Memory memory : ended) {
          failure = Failures.both(failure, memory.release());
        }
        for (Memory memory : read) {
          failure = Failures.both(failure, Failures.attempt(memory::toHost));
        }
      } finally {
        task.complete();
      }
      if (!ended.isEmpty()) {
        Registration.atomically(new Forgetting(ended, task));
      }
      return failure;
    }
  }

  /** What was brought back, and nobody has used since. */
  private final class Forgetting implements Supplier<Void> {
    private final List<Memory> ended;
    private final Task task;

    Forgetting(List<Memory> ended, Task task) {
      this.ended = ended;
      this.task = task;
    }

    /** Forgets it. */
    @Override
    public Void get() {
      for (Memory memory : ended) {
        if (Registration.isLast(memory.history(), task)) {
          uses.remove(memory);
          arrays.remove(memory);
        }
      }
      none = uses.isEmpty();
      return null;
    }
  }
}

package dev.sycamore.runtime.arrays;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.Wait;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads one element of an array that launches may have captured, and leaves the array to them. */
public final class ElementRead implements Supplier<List<Memory>> {
  private final CapturedArrays arrays;
  private final Object array;
  private final Task task = Task.handOver();

  private ElementRead(CapturedArrays arrays, Object array) {
    this.arrays = arrays;
    this.array = array;
  }

  /**
   * The value that an element has after the commands that were submitted before this call, boxed.
   *
   * @param array of values, not of arrays
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted while commands run
   */
  public static Object of(CapturedArrays arrays, Object array, int index) {
    // Nothing depends on this read yet, so that the wait can be given up.
    awaitWriters(Registration.atomically(() -> arrays.withElementsOf(array, null)));
    return new ElementRead(arrays, array).value(index);
  }

  private static void awaitWriters(List<Memory> memories) {
    for (Memory memory : memories) {
      for (Task writer : Registration.conflicts(memory.history(), false)) {
        try {
          writer.await(Wait.INTERRUPTIBLE);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw ApiExceptions.interrupted(
              "interrupted while waiting for commands that use " + memory.shown(), e);
        }
      }
    }
  }

  /** Registers the read; returns the memories that have the element. */
  @Override
  public List<Memory> get() {
    List<Memory> memories = arrays.withElementsOf(array, null);
    List<Registration.Use> uses = new ArrayList<>();
    for (Memory memory : memories) {
      uses.add(memory.use(false));
    }
    Registration.registerHost(task, uses);
    return memories;
  }

  private Object value(int index) {
    List<Memory> memories = Registration.atomically(this);
    try {
      List<Task> before = task.predecessors();
      task.awaitTurn();
      Failures.rethrow(Task.tellAll(before));
      Memory own = null;
      for (Memory memory : memories) {
        if (memory.rows() == null) {
          own = memory;
        } else {
          // The array is a row of others, which are laid out in one block.
          memory.toHost();
        }
      }
      return own == null ? Array.get(array, index) : own.element(index);
    } finally {
      task.complete();
    }
  }
}

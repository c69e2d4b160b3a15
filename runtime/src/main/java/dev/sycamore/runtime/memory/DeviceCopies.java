package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The blocks that a memory has on devices, and which of them hold its current values. It knows
 * nothing of the memory, so that it can free the blocks of one that the program forgot.
 */
final class DeviceCopies implements Runnable {
  private static final class Copy {
    final DeviceBlock block;
    boolean valid;

    Copy(DeviceBlock block) {
      this.block = block;
    }
  }

  private final Map<DeviceContext, Copy> copies = new HashMap<>(2);
  private final RuntimeLog.Origin origin;
  private volatile boolean empty = true;

  DeviceCopies(RuntimeLog.Origin origin) {
    this.origin = origin;
  }

  /** The block on a device, or null. */
  synchronized DeviceBlock block(DeviceContext context) {
    Copy copy = copies.get(context);
    return copy == null ? null : copy.block;
  }

  synchronized void add(DeviceContext context, DeviceBlock block) {
    copies.put(context, new Copy(block));
    empty = false;
  }

  synchronized boolean isValid(DeviceContext context) {
    Copy copy = copies.get(context);
    return copy != null && copy.valid;
  }

  synchronized boolean isAnyValid() {
    return copies.values().stream().anyMatch(copy -> copy.valid);
  }

  synchronized void setValid(DeviceContext context) {
    copies.get(context).valid = true;
  }

  synchronized void invalidateAll() {
    copies.values().forEach(copy -> copy.valid = false);
  }

  boolean isEmpty() {
    return empty;
  }

  /** Copies the current values to an array, from any device that has them. */
  synchronized void read(Object array) {
    for (Map.Entry<DeviceContext, Copy> copy : copies.entrySet()) {
      if (copy.getValue().valid) {
        copy.getKey().read(copy.getValue().block, array);
        return;
      }
    }
  }

  /** Frees all blocks, whichever of them fail; returns what they failed with, or null. */
  synchronized Throwable free() {
    List<Failures.Action> frees = new ArrayList<>();
    copies.forEach((context, copy) -> frees.add(() -> context.release(copy.block)));
    copies.clear();
    empty = true;
    return Failures.attempt(frees);
  }

  /** Frees what a memory that nobody can reach any more has left. */
  @Override
  public void run() {
    if (!isEmpty()) {
      origin.warn("was never closed; its memory on devices is freed");
      RuntimeLog.report(free());
    }
  }
}

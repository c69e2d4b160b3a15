package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.range.ElementRanges;
import dev.sycamore.runtime.range.ElementRanges.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The blocks that a memory has on devices, and which of its current values each of them holds. It
 * knows nothing of the memory, so that it can free the blocks of one that the program forgot.
 */
final class DeviceCopies implements Runnable {
  private static final class Copy {
    final DeviceBlock block;
    final ElementRanges valid = new ElementRanges();

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

  /** The elements of a part that are not current on a device that has a block. */
  synchronized List<Span> missing(DeviceContext context, Span part) {
    return copies.get(context).valid.missing(part);
  }

  /** Whether a part is current on a device and those that it reaches. */
  synchronized boolean areNear(DeviceContext context, Span part) {
    ElementRanges near = new ElementRanges();
    for (Map.Entry<DeviceContext, Copy> copy : copies.entrySet()) {
      if (copy.getKey() == context || context.reaches(copy.getKey())) {
        copy.getValue().valid.within(part).forEach(near::add);
      }
    }
    return near.contains(part);
  }

  /** The elements of a part that are current on any device. */
  synchronized List<Span> valid(Span part) {
    List<Span> valid = new ArrayList<>();
    for (Copy copy : copies.values()) {
      valid.addAll(copy.valid.within(part));
    }
    return valid;
  }

  synchronized void setValid(DeviceContext context, Span part) {
    copies.get(context).valid.add(part);
  }

  /** The elements of a part are current on one device, and on no other. */
  synchronized void setValidOnly(DeviceContext context, Span part) {
    Copy valid = copies.get(context);
    for (Copy copy : copies.values()) {
      if (copy == valid) {
        copy.valid.add(part);
      } else {
        copy.valid.remove(part);
      }
    }
  }

  synchronized void invalidateAll(Span part) {
    for (Copy copy : copies.values()) {
      copy.valid.remove(part);
    }
  }

  boolean isEmpty() {
    return empty;
  }

  /**
   * Copies what devices have of a part to an array.
   *
   * @param have the elements that the array has; those that are copied are added
   */
  synchronized void read(Object array, Span part, int elementSize, ElementRanges have) {
    for (Map.Entry<DeviceContext, Copy> copy : copies.entrySet()) {
      for (Span missing : have.missing(part)) {
        for (Span span : copy.getValue().valid.within(missing)) {
          long offset = (long) span.begin() * elementSize;
          copy.getKey().read(copy.getValue().block, offset, array, span.begin(), span.size());
          have.add(span);
        }
      }
    }
  }

  /**
   * Copies one element from a device that has its current value to the first one of an array.
   *
   * @return whether a device has it
   */
  synchronized boolean readElement(int index, int elementSize, Object target) {
    Span element = new Span(index, index + 1);
    for (Map.Entry<DeviceContext, Copy> copy : copies.entrySet()) {
      if (copy.getValue().valid.contains(element)) {
        long offset = (long) index * elementSize;
        copy.getKey().read(copy.getValue().block, offset, target, 0, 1);
        return true;
      }
    }
    return false;
  }

  /**
   * Copies what devices have of a part to one that reaches them and lacks it.
   *
   * @param context of the device, which has a block
   * @param peers of the device
   */
  synchronized void bringFromPeers(
      DeviceContext context, PeerCopies peers, Span part, int elementSize) {
    Copy target = copies.get(context);
    for (Map.Entry<DeviceContext, Copy> source : copies.entrySet()) {
      if (source.getKey() == context || !context.reaches(source.getKey())) {
        continue;
      }
      for (Span missing : target.valid.missing(part)) {
        for (Span span : source.getValue().valid.within(missing)) {
          long offset = (long) span.begin() * elementSize;
          long size = (long) span.size() * elementSize;
          peers.copyFrom(
              source.getKey(), source.getValue().block, offset, target.block, offset, size);
          target.valid.add(span);
        }
      }
    }
  }

  /** Frees all blocks, whichever of them fail; returns what they failed with, or null. */
  synchronized Throwable free() {
    Throwable failure = null;
    for (Map.Entry<DeviceContext, Copy> copy : copies.entrySet()) {
      try {
        copy.getKey().release(copy.getValue().block);
      } catch (Throwable e) {
        failure = Failures.both(failure, e);
      }
    }
    copies.clear();
    empty = true;
    return failure;
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

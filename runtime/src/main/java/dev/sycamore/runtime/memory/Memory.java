package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.device.DeviceMemory;
import java.util.HashMap;
import java.util.Map;

/**
 * The elements of a buffer or of a captured array, and where their current values are: on the host,
 * on devices, or, for a new buffer, nowhere, which means zeros.
 *
 * <p>One queue uses it at a time. A queue that wants it from another one waits for that one first.
 */
public final class Memory implements AutoCloseable {
  private final ElementKind kind;
  private final int length;
  private final Map<DeviceContext, DeviceMemory> copies = new HashMap<>();
  private final Map<DeviceContext, Boolean> valid = new HashMap<>();
  private Object array;
  private boolean hostValid;
  private int hostWriters;
  private MemoryUser user;
  private boolean closed;

  /** Memory of zeros. */
  public Memory(ElementKind kind, int length) {
    this.kind = kind;
    this.length = length;
  }

  /** Memory with the values of an array, which gets the results. */
  public Memory(ElementKind kind, Object array) {
    this.kind = kind;
    this.length = HostArrays.length(array);
    this.array = array;
    this.hostValid = true;
  }

  /** The type of the elements. */
  public ElementKind kind() {
    return kind;
  }

  /** The number of elements. */
  public int length() {
    return length;
  }

  /** Whether it was closed. */
  public synchronized boolean isClosed() {
    return closed;
  }

  /** The array on the host; its elements are current only after {@link #toHost}. */
  public synchronized Object hostArray() {
    if (array == null) {
      array = HostArrays.create(kind, length);
      hostValid = noCopyIsValid();
    }
    return array;
  }

  /**
   * Makes a queue the only user. The queue that used it before finishes first.
   *
   * @return whether the host is writing, so that a launch has to read the memory at once
   */
  public boolean claim(MemoryUser next) {
    MemoryUser before;
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException("the buffer is closed");
      }
      before = user;
      user = next;
    }
    if (before != null && before != next) {
      before.complete();
    }
    synchronized (this) {
      return hostWriters > 0;
    }
  }

  /** Waits for the queue that uses this memory. */
  public void finishUse() {
    MemoryUser current;
    synchronized (this) {
      current = user;
    }
    if (current != null) {
      current.finish();
    }
  }

  /**
   * Starts an access of the host, after the work that uses the memory.
   *
   * @return ends the access
   */
  public Runnable beginHostAccess(boolean keepsContent, boolean writes) {
    finishUse();
    synchronized (this) {
      if (keepsContent) {
        toHost();
      } else {
        hostArray();
      }
      if (!writes) {
        return () -> {};
      }
      hostIsOnlyValid();
      hostWriters++;
    }
    return () -> {
      synchronized (this) {
        hostWriters--;
      }
    };
  }

  /** Makes the host's array current. */
  public synchronized void toHost() {
    hostArray();
    if (hostValid) {
      return;
    }
    for (Map.Entry<DeviceContext, DeviceMemory> copy : copies.entrySet()) {
      if (valid.getOrDefault(copy.getKey(), false)) {
        copy.getKey().read(copy.getValue(), array);
        break;
      }
    }
    hostValid = true;
  }

  /** Prepares the array for a kernel on the host. */
  public synchronized void useOnHost(boolean keepsContent, boolean writes) {
    if (keepsContent) {
      toHost();
    }
    if (writes) {
      hostArray();
      hostIsOnlyValid();
    }
  }

  /**
   * Prepares the copy on a device for a kernel.
   *
   * @param keepsContent whether the values from before matter
   * @param writes whether the kernel may write, which makes every other copy old
   */
  public synchronized DeviceMemory useOn(
      DeviceContext context, boolean keepsContent, boolean writes) {
    DeviceMemory copy = copies.get(context);
    if (copy == null) {
      copy = context.allocate((long) length * kind.size());
      copies.put(context, copy);
    }
    boolean current = valid.getOrDefault(context, false) && !(hostWriters > 0 && hostValid);
    if (!current && keepsContent) {
      fill(context, copy);
    }
    if (writes) {
      hostValid = false;
      valid.clear();
    }
    valid.put(context, true);
    return copy;
  }

  private void fill(DeviceContext context, DeviceMemory copy) {
    if (!hostValid && noCopyIsValid()) {
      context.zero(copy);
      return;
    }
    toHost();
    context.write(copy, array);
  }

  private boolean noCopyIsValid() {
    return !valid.containsValue(true);
  }

  private void hostIsOnlyValid() {
    valid.clear();
    hostValid = true;
  }

  /** Writes the values back to the array, if there is one, and frees the copies on devices. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      if (array != null) {
        toHost();
      }
    } finally {
      copies.forEach(DeviceContext::release);
      copies.clear();
      valid.clear();
      user = null;
    }
  }
}

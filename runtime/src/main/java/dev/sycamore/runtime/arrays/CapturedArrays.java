package dev.sycamore.runtime.arrays;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.LaidOutArray;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The memory of each plain array that launches have captured and that nobody has waited for yet:
 * one, whichever names and queues the array was captured under. It holds neither the arrays nor
 * their memories; the queues that use a memory do. Guarded by the lock of the registration.
 */
public final class CapturedArrays {
  /** So many memories of arrays that were waited for stay with a queue. */
  private static final int MOST_RESTING = 32;

  /** By {@link ArrayKey}. */
  private final Map<Object, Captured> all = new HashMap<>();

  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();

  /** The memories of the rows of arrays of arrays; there are few at a time. */
  private final List<WeakReference<Memory>> ofRows = new ArrayList<>();

  /** What is found for an array. */
  private static final class Captured extends WeakReference<Memory> {
    /** Whether it was waited for, so that it is as a new one: what a launch on the array takes. */
    private boolean resting;

    /** Whether a queue keeps it for that. */
    private boolean kept;

    Captured(Memory memory) {
      super(memory);
    }

    /** The memory while launches use it; null otherwise. */
    Memory used() {
      return resting ? null : get();
    }
  }

  /** The memory of an array, made if need be. */
  public Memory of(Object array, ElementKind kind) {
    purge();
    Captured captured = captured(array);
    Memory known = captured == null ? null : captured.get();
    if (known == null) {
      return remembered(array, Memory.capturing(kind, array));
    }
    captured.resting = false;
    return known;
  }

  private Captured captured(Object array) {
    return all.get(new ArrayKey.Sought(array));
  }

  /** The memory of what is laid out on devices, made if need be. */
  public Memory of(LaidOutArray laidOut) {
    return laidOut.rows().hasTable() ? ofRows(laidOut) : ofOne(laidOut);
  }

  private Memory ofOne(LaidOutArray laidOut) {
    Object[] array = laidOut.rows().only();
    if (array == null) {
      return Memory.capturing(laidOut);
    }
    Memory known = known(array);
    return known == null ? remembered(array, Memory.capturing(laidOut)) : known;
  }

  /** The memory of an array; null if it has none. */
  private Memory known(Object array) {
    purge();
    Captured known = captured(array);
    return known == null ? null : known.used();
  }

  private Memory remembered(Object array, Memory memory) {
    ArrayKey key = new ArrayKey(array, unreachable);
    all.remove(key);
    all.put(key, new Captured(memory));
    return memory;
  }

  private Memory ofRows(LaidOutArray laidOut) {
    for (WeakReference<Memory> known : ofRows) {
      Memory memory = known.get();
      if (memory != null && memory.rows().areSame(laidOut.rows())) {
        return memory;
      }
    }
    Memory memory = Memory.capturing(laidOut);
    ofRows.removeIf(known -> known.get() == null);
    ofRows.add(new WeakReference<>(memory));
    return memory;
  }

  /** Whether launches have captured an array and nobody has waited for them yet. */
  public boolean isInUse(Object array) {
    Captured known = captured(array);
    return (known != null && known.used() != null) || !withRow(array).isEmpty();
  }

  /** The same for any of some rows. */
  public boolean isInUse(ArrayRows rows) {
    return !withRowOf(rows, null).isEmpty();
  }

  /**
   * The other memories that have elements of the same arrays: a row may be captured by itself, or
   * with other rows.
   */
  public List<Memory> sharing(Memory memory) {
    if (ofRows.isEmpty()) {
      return List.of();
    }
    if (memory.rows() == null) {
      Object array = arrayOf(memory);
      return array == null ? List.of() : withRow(array);
    }
    return withRowOf(memory.rows(), memory);
  }

  /**
   * All memories that have elements of an array, or of one of its rows.
   *
   * @param rows of the array; null if its elements are values
   */
  List<Memory> withElementsOf(Object array, ArrayRows rows) {
    if (rows != null) {
      return withRowOf(rows, null);
    }
    List<Memory> all = new ArrayList<>(withRow(array));
    Memory own = known(array);
    if (own != null) {
      all.add(own);
    }
    return all;
  }

  private List<Memory> withRowOf(ArrayRows rows, Memory except) {
    List<Memory> sharing = new ArrayList<>();
    for (WeakReference<Memory> known : ofRows) {
      Memory other = known.get();
      if (other != null && other != except && other.rows().shareOneWith(rows)) {
        sharing.add(other);
      }
    }
    for (Map.Entry<Object, Captured> known : all.entrySet()) {
      Object array = ((ArrayKey) known.getKey()).get();
      Memory other = known.getValue().used();
      if (array != null && other != null && rows.have(array)) {
        sharing.add(other);
      }
    }
    return sharing;
  }

  /** The one array that was captured; null if nobody has it any more. */
  private static Object arrayOf(Memory memory) {
    Object array = memory.capturedArray();
    return array instanceof LaidOutArray laidOut ? laidOut.rows().only() : array;
  }

  private List<Memory> withRow(Object array) {
    if (ofRows.isEmpty()) {
      return List.of();
    }
    List<Memory> sharing = new ArrayList<>();
    for (WeakReference<Memory> known : ofRows) {
      Memory other = known.get();
      if (other != null && other.rows().have(array)) {
        sharing.add(other);
      }
    }
    return sharing;
  }

  /** All memories. */
  public List<Memory> all() {
    List<Memory> memories = new ArrayList<>();
    for (Captured memory : all.values()) {
      Memory known = memory.used();
      if (known != null) {
        memories.add(known);
      }
    }
    for (WeakReference<Memory> memory : ofRows) {
      Memory known = memory.get();
      if (known != null) {
        memories.add(known);
      }
    }
    return memories;
  }

  /** Forgets the memory of an array: the next launch reads the array anew. */
  void remove(Memory memory) {
    if (memory.rows() != null) {
      ofRows.removeIf(known -> known.get() == null || known.get() == memory);
      return;
    }
    Object array = arrayOf(memory);
    if (array != null) {
      Captured known = captured(array);
      if (known != null && known.get() == memory) {
        all.remove(new ArrayKey.Sought(array));
      }
    }
  }

  /**
   * Lets the memory of an array rest that is on the host only and that nobody uses: for others it
   * is forgotten, and the next launch on the array need not make one.
   *
   * @param resting those that a queue keeps
   */
  void rest(Memory memory, Deque<Memory> resting) {
    Object array = memory.rows() == null ? memory.capturedArray() : null;
    Captured known = array == null || array instanceof LaidOutArray ? null : captured(array);
    if (known == null || known.get() != memory) {
      remove(memory);
      return;
    }
    known.resting = true;
    if (!known.kept) {
      known.kept = true;
      resting.add(memory);
      if (resting.size() > MOST_RESTING) {
        forget(resting.remove());
      }
    }
  }

  /** A queue keeps a memory no longer. */
  void forget(Memory memory) {
    Object array = memory.capturedArray();
    Captured known = array == null ? null : captured(array);
    if (known != null && known.get() == memory) {
      known.kept = false;
      if (known.resting) {
        remove(memory);
      }
    }
  }

  private void purge() {
    for (Reference<?> key = unreachable.poll(); key != null; key = unreachable.poll()) {
      all.remove(key);
    }
  }
}

package dev.sycamore.runtime.arrays;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The memory of each plain array that launches have captured and that nobody has waited for yet:
 * one, whichever names and queues the array was captured under. It holds neither the arrays nor
 * their memories; the queues that use a memory do. Guarded by the lock of the registration.
 */
public final class CapturedArrays {
  private final Map<Key, WeakReference<Memory>> all = new HashMap<>();
  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();

  /** An array, by identity. */
  private static final class Key extends WeakReference<Object> {
    private final int hash;

    Key(Object array, ReferenceQueue<Object> queue) {
      super(array, queue);
      this.hash = System.identityHashCode(array);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      if (this == other) {
        return true;
      }
      Object array = get();
      return array != null && other instanceof Key key && key.get() == array;
    }
  }

  /** The memory of an array, made if need be. */
  public Memory of(Object array, ElementKind kind) {
    purge();
    Key key = new Key(array, unreachable);
    WeakReference<Memory> known = all.get(key);
    Memory memory = known == null ? null : known.get();
    if (memory == null) {
      memory = Memory.capturing(kind, array);
      all.remove(key);
      all.put(key, new WeakReference<>(memory));
    }
    return memory;
  }

  /** All memories. */
  public List<Memory> all() {
    List<Memory> memories = new ArrayList<>();
    for (WeakReference<Memory> memory : all.values()) {
      Memory known = memory.get();
      if (known != null) {
        memories.add(known);
      }
    }
    return memories;
  }

  /** Forgets the memory of an array: the next launch reads the array anew. */
  void remove(Memory memory) {
    Object array = memory.capturedArray();
    if (array != null) {
      Key key = new Key(array, null);
      WeakReference<Memory> known = all.get(key);
      if (known != null && known.get() == memory) {
        all.remove(key);
      }
    }
  }

  private void purge() {
    for (Reference<?> key = unreachable.poll(); key != null; key = unreachable.poll()) {
      all.remove(key);
    }
  }
}

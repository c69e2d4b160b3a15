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
  private final Map<ArrayKey, WeakReference<Memory>> all = new HashMap<>();
  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();

  /** The memory of an array, made if need be. */
  public Memory of(Object array, ElementKind kind) {
    purge();
    ArrayKey key = new ArrayKey(array, unreachable);
    WeakReference<Memory> known = all.get(key);
    Memory memory = known == null ? null : known.get();
    if (memory == null) {
      memory = Memory.capturing(kind, array);
      all.remove(key);
      all.put(key, new WeakReference<>(memory));
    }
    return memory;
  }

  /** Whether launches have captured an array and nobody has waited for them yet. */
  public boolean isInUse(Object array) {
    WeakReference<Memory> known = all.get(new ArrayKey(array, null));
    return known != null && known.get() != null;
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
      ArrayKey key = new ArrayKey(array, null);
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

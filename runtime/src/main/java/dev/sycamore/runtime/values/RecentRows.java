package dev.sycamore.runtime.values;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The rows of some arrays of arrays, as they were when a launch last looked. It does not keep the
 * arrays. Rows are kept for no longer than their array or, if memory is short, not even so long.
 */
final class RecentRows {
  private static final int SLOTS = 32;

  private final AtomicReferenceArray<Entry> entries = new AtomicReferenceArray<>(SLOTS);
  private final ReferenceQueue<Object[]> unreachable = new ReferenceQueue<>();

  /** What was found of an array. It holds the rows. */
  static final class Known {
    final ArrayRows rows;

    /** What was at each place of the table. */
    final Object[] places;

    @SuppressWarnings("unused") // somebody has to hold them
    private final Object[] all;

    Known(ArrayRows rows, Object[] places, Object[] all) {
      this.rows = rows;
      this.places = places;
      this.all = all;
    }
  }

  private static final class Entry extends WeakReference<Object[]> {
    final int slot;
    final SoftReference<Known> known;

    Entry(Object[] array, int slot, Known known, ReferenceQueue<Object[]> queue) {
      super(array, queue);
      this.slot = slot;
      this.known = new SoftReference<>(known);
    }
  }

  /** What was last remembered of an array, whose rows may have changed since; or null. */
  Known find(Object[] array) {
    for (Reference<?> old = unreachable.poll(); old != null; old = unreachable.poll()) {
      Entry entry = (Entry) old;
      entries.compareAndSet(entry.slot, entry, null);
    }
    Entry entry = entries.get(slot(array));
    return entry != null && entry.refersTo(array) ? entry.known.get() : null;
  }

  void remember(Object[] array, Known known) {
    int slot = slot(array);
    entries.set(slot, new Entry(array, slot, known, unreachable));
  }

  private static int slot(Object[] array) {
    int hash = System.identityHashCode(array);
    return (hash ^ hash >>> 16) & (SLOTS - 1);
  }
}

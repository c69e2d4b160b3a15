package dev.sycamore.runtime.values;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The rows of some arrays of arrays, as they were when a launch last looked. It keeps neither the
 * arrays nor, if memory is short, what is known of them.
 */
final class RecentRows {
  private static final int SLOTS = 32;

  private final AtomicReferenceArray<Entry> entries = new AtomicReferenceArray<>(SLOTS);

  private record Entry(WeakReference<Object[]> array, SoftReference<ArrayRows> rows) {}

  /** What was last remembered of an array, whose rows may have changed since; or null. */
  ArrayRows find(Object[] array) {
    Entry entry = entries.get(slot(array));
    return entry != null && entry.array.get() == array ? entry.rows.get() : null;
  }

  void remember(Object[] array, ArrayRows rows) {
    entries.set(slot(array), new Entry(new WeakReference<>(array), new SoftReference<>(rows)));
  }

  private static int slot(Object[] array) {
    int hash = System.identityHashCode(array);
    return (hash ^ hash >>> 16) & (SLOTS - 1);
  }
}

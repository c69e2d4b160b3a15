package dev.sycamore.runtime.arrays;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** An array, by identity; it does not keep the array. */
final class ArrayKey extends WeakReference<Object> {
  private final int hash;

  /**
   * A key.
   *
   * @param queue where it appears when the array is gone; null for a key to look something up
   */
  ArrayKey(Object array, ReferenceQueue<Object> queue) {
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
    return array != null && other instanceof ArrayKey key && key.get() == array;
  }
}

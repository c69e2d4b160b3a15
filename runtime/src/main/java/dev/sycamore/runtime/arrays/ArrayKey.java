package dev.sycamore.runtime.arrays;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** An array, by identity; it does not keep the array. */
final class ArrayKey extends WeakReference<Object> {
  private final int hash;

  /**
   * What a key is looked up by: an array by identity, without the cost of a reference for the
   * collector of garbage.
   */
  static final class Sought {
    private final Object array;

    Sought(Object array) {
      this.array = array;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(array);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ArrayKey key && key.get() == array;
    }
  }

  /**
   * A key.
   *
   * @param queue where it appears when the array is gone
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

package dev.sycamore.runtime.values;

import dev.sycamore.Half;
import java.nio.ShortBuffer;
import java.util.Arrays;

/** Arrays of {@link Half}, whose elements are objects on the host and 16 bits on devices. */
final class HalfArrays {
  private HalfArrays() {}

  static Half[] zeros(int length) {
    Half[] array = new Half[length];
    Arrays.fill(array, Half.ZERO);
    return array;
  }

  /**
   * Copies a part of an array, as many elements as the target has room for.
   *
   * @throws NullPointerException if an element is null
   */
  static void toNative(Half[] array, int from, ShortBuffer target) {
    for (int i = 0; i < target.capacity(); i++) {
      target.put(i, array[from + i].bits());
    }
  }

  /** Copies all elements of the source to a part of an array. */
  static void fromNative(ShortBuffer source, Half[] array, int from) {
    for (int i = 0; i < source.capacity(); i++) {
      Half old = array[from + i];
      if (old == null || old.bits() != source.get(i)) {
        array[from + i] = Half.ofBits(source.get(i));
      }
    }
  }
}

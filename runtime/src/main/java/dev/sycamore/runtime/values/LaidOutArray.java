package dev.sycamore.runtime.values;

import dev.sycamore.binding.ElementKind;

/**
 * Objects of the program whose contents are laid out in one block on a device. {@link HostArrays}
 * handles them like an array of the block's elements. They are not kept: what nobody has any more
 * needs no results.
 */
public interface LaidOutArray {
  /** The type of the block's elements. */
  ElementKind kind();

  /** How many elements the block has. */
  int length();

  /** The arrays whose elements they are. */
  ArrayRows rows();

  /** Whether nobody has the objects any more. */
  default boolean isForgotten() {
    return rows().areForgotten();
  }

  /** What messages call them. */
  String shown();

  /** Gives the objects the contents that {@link #fromNative} has copied before. */
  void scatter();

  /**
   * Copies elements from an index on to native memory.
   *
   * @throws NullPointerException if an object with elements is null
   */
  void toNative(int from, int count, long address);

  /** Copies native memory to elements from an index on. */
  void fromNative(long address, int at, int count);
}

package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.values.HostArrays;
import java.util.Arrays;

/** A box of elements of a buffer. */
public record BufferView(Memory memory, BufferRegion region) {

  /**
   * All of a memory.
   *
   * @throws IllegalArgumentException if the range does not have as many elements as the memory
   */
  public static BufferView whole(Memory memory, int[] range) {
    if (BufferRegion.count(range) != memory.length()) {
      throw new IllegalArgumentException(
          "a range of " + Arrays.toString(range) + " over " + memory.length() + " elements");
    }
    return new BufferView(memory, BufferRegion.whole(range));
  }

  /** Names it in messages. */
  public String shown() {
    int part = region.size();
    String whole = memory.shown();
    return part == memory.length() ? whole : part + " elements of " + whole;
  }

  /**
   * A box inside this one.
   *
   * @throws IllegalArgumentException if it is not inside
   */
  public BufferView part(int[] offset, int[] range) {
    return new BufferView(memory, region.part(offset, range));
  }

  /** Copies the elements on the host to an array of the same size. */
  public void copyToArray(Object array) {
    int[] at = {0};
    region.forEachRow(
        (start, length) -> {
          HostArrays.copy(memory.hostArray(), start, array, at[0], length);
          at[0] += length;
        });
  }

  /** Copies the elements on the host from an array of the same size. */
  public void copyFromArray(Object array) {
    int[] at = {0};
    region.forEachRow(
        (start, length) -> {
          HostArrays.copy(array, at[0], memory.hostArray(), start, length);
          at[0] += length;
        });
  }
}

package dev.sycamore.runtime.memory;

import java.util.Arrays;

/** A box of elements of a buffer. Dimension 0 is the slowest. */
public final class BufferView {
  private final Memory memory;
  private final int[] bufferRange;
  private final int[] offset;
  private final int[] range;

  private BufferView(Memory memory, int[] bufferRange, int[] offset, int[] range) {
    this.memory = memory;
    this.bufferRange = bufferRange;
    this.offset = offset;
    this.range = range;
  }

  /**
   * All of a memory.
   *
   * @throws IllegalArgumentException if the range does not have as many elements as the memory
   */
  public static BufferView whole(Memory memory, int[] range) {
    if (count(range) != memory.length()) {
      throw new IllegalArgumentException(
          "a range of " + Arrays.toString(range) + " over an array of length " + memory.length());
    }
    return new BufferView(memory, range.clone(), new int[range.length], range.clone());
  }

  /**
   * The number of elements of a range.
   *
   * @throws IllegalArgumentException if there are more than 2^31 - 1
   */
  public static int count(int[] range) {
    long count = 1;
    for (int n : range) {
      count *= n;
      if (count > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "more than 2^31 - 1 elements: " + Arrays.toString(range));
      }
    }
    return (int) count;
  }

  /**
   * A box inside this one.
   *
   * @throws IllegalArgumentException if it is not inside
   */
  public BufferView part(int[] partOffset, int[] partRange) {
    int[] sum = new int[range.length];
    for (int d = 0; d < range.length; d++) {
      if ((long) partOffset[d] + partRange[d] > range[d]) {
        throw new IllegalArgumentException(
            "offset "
                + Arrays.toString(partOffset)
                + " and range "
                + Arrays.toString(partRange)
                + " are not inside "
                + Arrays.toString(range));
      }
      sum[d] = offset[d] + partOffset[d];
    }
    return new BufferView(memory, bufferRange, sum, partRange.clone());
  }

  /** The memory of the whole buffer. */
  public Memory memory() {
    return memory;
  }

  /** 1 to 3. */
  public int dimensions() {
    return range.length;
  }

  /** The extent of this box in one dimension. */
  public int range(int dimension) {
    return range[dimension];
  }

  /** The extents of this box; a new array. */
  public int[] rangeArray() {
    return range.clone();
  }

  /** The extent of the buffer in one dimension. */
  public int bufferRange(int dimension) {
    return bufferRange[dimension];
  }

  /** Where this box begins in one dimension. */
  public int offset(int dimension) {
    return offset[dimension];
  }

  /** Whether this box is the whole buffer. */
  public boolean isWhole() {
    return size() == memory.length();
  }

  /** The number of elements in this box. */
  public int size() {
    return count(range);
  }

  /** The index of the first element of this box in the memory. */
  public int linearOffset() {
    int linear = 0;
    for (int d = 0; d < range.length; d++) {
      linear = linear * bufferRange[d] + offset[d];
    }
    return linear;
  }
}

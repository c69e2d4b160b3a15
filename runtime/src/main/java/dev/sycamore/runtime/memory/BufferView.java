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

  /** Elements that lie one after the other. */
  @FunctionalInterface
  public interface RowAction {
    /** Handles {@code length} elements from the index {@code start} in the memory. */
    void accept(int start, int length);
  }

  /** Visits the rows of this box, in row-major order. */
  public void forEachRow(RowAction action) {
    int last = range.length - 1;
    int rows = range[last] == 0 ? 0 : size() / range[last];
    for (int row = 0; row < rows; row++) {
      action.accept(rowStart(row), range[last]);
    }
  }

  private int rowStart(int row) {
    int[] index = offset.clone();
    int rest = row;
    for (int d = range.length - 2; d >= 0; d--) {
      index[d] += rest % range[d];
      rest /= range[d];
    }
    int linear = 0;
    for (int d = 0; d < range.length; d++) {
      linear = linear * bufferRange[d] + index[d];
    }
    return linear;
  }

  /** Copies the elements on the host to another box of the same range. */
  public void copyTo(BufferView target) {
    int[] row = {0};
    forEachRow(
        (start, length) ->
            System.arraycopy(
                memory.hostArray(),
                start,
                target.memory.hostArray(),
                target.rowStart(row[0]++),
                length));
  }

  /** Copies the elements on the host to an array of the same size. */
  public void copyToArray(Object array) {
    int[] at = {0};
    forEachRow(
        (start, length) -> {
          System.arraycopy(memory.hostArray(), start, array, at[0], length);
          at[0] += length;
        });
  }

  /** Copies the elements on the host from an array of the same size. */
  public void copyFromArray(Object array) {
    int[] at = {0};
    forEachRow(
        (start, length) -> {
          System.arraycopy(array, at[0], memory.hostArray(), start, length);
          at[0] += length;
        });
  }

  /** Throws {@link IllegalArgumentException} if another box has another range. */
  public void checkSameRange(BufferView other) {
    if (!Arrays.equals(range, other.range)) {
      throw new IllegalArgumentException(
          "a copy from a range of "
              + Arrays.toString(range)
              + " to one of "
              + Arrays.toString(other.range));
    }
  }

  /** Throws {@link IllegalArgumentException} if the box has another number of elements. */
  public void checkSize(int length) {
    if (size() != length) {
      throw new IllegalArgumentException(
          "a copy between a range of " + Arrays.toString(range) + " and an array of " + length);
    }
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

package dev.sycamore.runtime.range;

import dev.sycamore.runtime.range.ElementRanges.Span;
import java.util.Arrays;

/** A box in the index space of a buffer. Dimension 0 is the slowest. */
public final class BufferRegion {
  private final int[] bufferRange;
  private final int[] offset;
  private final int[] range;

  private BufferRegion(int[] bufferRange, int[] offset, int[] range) {
    this.bufferRange = bufferRange;
    this.offset = offset;
    this.range = range;
  }

  /** All of a buffer of that range. */
  public static BufferRegion whole(int[] range) {
    return new BufferRegion(range.clone(), new int[range.length], range.clone());
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
  public BufferRegion part(int[] partOffset, int[] partRange) {
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
    return new BufferRegion(bufferRange, sum, partRange.clone());
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

  /** Visits the elements of this box in order, in as few runs as this box and its rows are. */
  public void forEachRun(RowAction action) {
    if (isRun()) {
      if (size() > 0) {
        action.accept(linearOffset(), size());
      }
    } else {
      forEachRow(action);
    }
  }

  /** Visits the elements of this box and of another one of the same range, side by side. */
  public void forEachRun(BufferRegion other, PairAction action) {
    if (isRun() && other.isRun()) {
      if (size() > 0) {
        action.accept(linearOffset(), other.linearOffset(), size());
      }
      return;
    }
    int[] row = {0};
    forEachRow((start, length) -> action.accept(start, other.rowStart(row[0]++), length));
  }

  /** Elements of two boxes that lie one after the other in both. */
  @FunctionalInterface
  public interface PairAction {
    /** Handles {@code length} elements from two indices. */
    void accept(int start, int other, int length);
  }

  private boolean isRun() {
    return hull().size() == size();
  }

  /** Where a row begins in the memory. */
  public int rowStart(int row) {
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

  /** Throws {@link IllegalArgumentException} if another box has another range. */
  public void checkSameRange(BufferRegion other) {
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

  /** From the first element of this box to the last one in the memory; empty for an empty box. */
  public Span hull() {
    int elements = size();
    int begin = linearOffset();
    int row = range[range.length - 1];
    return new Span(begin, elements == 0 ? begin : rowStart(elements / row - 1) + row);
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

package dev.sycamore;

/**
 * How the elements of a matrix lie in memory. The element in row {@code i} and column {@code j} is
 * at an offset from the first one.
 */
public enum MatrixLayout {
  /** Rows follow each other: the element is at {@code i * stride + j}. */
  ROW_MAJOR,
  /** Columns follow each other: the element is at {@code i + j * stride}. */
  COLUMN_MAJOR;

  /** The index of an element in memory. */
  int index(int offset, int stride, int row, int column) {
    return this == ROW_MAJOR ? offset + row * stride + column : offset + row + column * stride;
  }
}

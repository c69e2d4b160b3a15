package dev.sycamore.spark;

import java.util.Map;
import java.util.TreeSet;

/**
 * Some rows of a partition, column by column: each is an array with one element per row, which
 * kernels capture. The arrays are those of the task: they are valid in the call that receives the
 * batch.
 */
public final class ColumnBatch {
  private final int rows;
  private final Map<String, Object> arrays;

  ColumnBatch(int rows, Map<String, Object> arrays) {
    this.rows = rows;
    this.arrays = arrays;
  }

  /** {@return the number of rows, at least 1: the length of all arrays} */
  public int rows() {
    return rows;
  }

  /**
   * Returns a column of {@code double}.
   *
   * @param column the name of the column, case-sensitive
   * @return its elements, one per row
   * @throws IllegalArgumentException if there is no such column, or one of another type
   */
  public double[] doubles(String column) {
    return array(column, double[].class);
  }

  /**
   * Returns a column of {@code float}.
   *
   * @param column the name of the column, case-sensitive
   * @return its elements, one per row
   * @throws IllegalArgumentException if there is no such column, or one of another type
   */
  public float[] floats(String column) {
    return array(column, float[].class);
  }

  /**
   * Returns a column of {@code int}.
   *
   * @param column the name of the column, case-sensitive
   * @return its elements, one per row
   * @throws IllegalArgumentException if there is no such column, or one of another type
   */
  public int[] ints(String column) {
    return array(column, int[].class);
  }

  /**
   * Returns a column of {@code bigint}.
   *
   * @param column the name of the column, case-sensitive
   * @return its elements, one per row
   * @throws IllegalArgumentException if there is no such column, or one of another type
   */
  public long[] longs(String column) {
    return array(column, long[].class);
  }

  private <A> A array(String column, Class<A> type) {
    Object array = arrays.get(column);
    if (array == null) {
      throw new IllegalArgumentException(
          "this batch has no column `" + column + "`; it has " + new TreeSet<>(arrays.keySet()));
    }
    if (!type.isInstance(array)) {
      String element = array.getClass().getComponentType().getName();
      throw new IllegalArgumentException(
          "column `" + column + "` is of " + element + ": use `" + element + "s`");
    }
    return type.cast(array);
  }
}

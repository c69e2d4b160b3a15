package dev.sycamore.spark;

import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** The arrays of a task that its batches use, one after the other. */
final class ColumnBuffers {
  private final BatchLayout layout;
  private final int capacity;
  private final Object[] inputs;
  private final Object[] outputs;
  private Object[] results = {};
  private int rows;

  ColumnBuffers(BatchLayout layout, int capacity) {
    this.layout = layout;
    this.capacity = capacity;
    this.inputs = arrays(layout.inputs(), capacity);
    this.outputs = arrays(layout.outputs(), capacity);
  }

  private static Object[] arrays(List<BatchColumn> columns, int length) {
    return columns.stream().map(column -> column.type().allocate(length)).toArray();
  }

  boolean isFull() {
    return rows == capacity;
  }

  /**
   * Adds a row to the next batch.
   *
   * @param place names the row in an error
   * @throws IllegalArgumentException if an input column is null
   */
  void add(Row row, PartitionBatches place) {
    for (int c = 0; c < inputs.length; c++) {
      BatchColumn column = layout.inputs().get(c);
      if (row.isNullAt(column.ordinal())) {
        throw new IllegalArgumentException(
            "column `"
                + column.name()
                + "` is null in "
                + place.row(rows)
                + "; columns of kernels have no nulls: use `na().fill` or `na().drop` before");
      }
      column.type().read(row, column.ordinal(), inputs[c], rows);
    }
    rows++;
  }

  /** The batch of the rows that were added; those that are added from now on are the next. */
  ColumnBatch batch() {
    Map<String, Object> arrays = new HashMap<>();
    for (int c = 0; c < inputs.length; c++) {
      arrays.put(layout.inputs().get(c).name(), ofLength(inputs[c], rows));
    }
    results = rows == capacity ? outputs : arrays(layout.outputs(), rows);
    for (int c = 0; c < results.length; c++) {
      BatchColumn column = layout.outputs().get(c);
      column.type().clear(results[c]);
      arrays.put(column.name(), results[c]);
    }
    ColumnBatch batch = new ColumnBatch(rows, arrays);
    rows = 0;
    return batch;
  }

  private static Object ofLength(Object array, int length) {
    if (Array.getLength(array) == length) {
      return array;
    }
    Object part = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, part, 0, length);
    return part;
  }

  /** A row of the last batch with its output columns. */
  Row appended(Row row, int i) {
    int width = row.size();
    Object[] values = new Object[width + results.length];
    for (int c = 0; c < width; c++) {
      values[c] = row.get(c);
    }
    for (int c = 0; c < results.length; c++) {
      values[width + c] = layout.outputs().get(c).type().value(results[c], i);
    }
    return RowFactory.create(values);
  }
}

package dev.sycamore.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The columns of batches.
 *
 * @param inputs those that are read from rows
 * @param outputs those that are appended to rows
 */
record BatchLayout(List<BatchColumn> inputs, List<BatchColumn> outputs) implements Serializable {

  /**
   * The layout for rows.
   *
   * @throws IllegalArgumentException if a column is missing, has another type than kernels use, or
   *     has the name of another
   */
  static BatchLayout of(StructType rows, List<String> inputs, StructType outputs) {
    List<BatchColumn> read = new ArrayList<>();
    List<String> names = Arrays.asList(rows.fieldNames());
    for (String name : inputs) {
      int ordinal = names.indexOf(name);
      if (ordinal < 0) {
        throw new IllegalArgumentException(
            "there is no column `" + name + "`; the columns are " + names);
      }
      if (names.lastIndexOf(name) != ordinal) {
        throw new IllegalArgumentException("there are several columns `" + name + "`");
      }
      read.add(column(rows.fields()[ordinal], ordinal));
    }
    List<BatchColumn> appended = new ArrayList<>();
    List<String> taken = new ArrayList<>(names);
    for (StructField field : outputs.fields()) {
      if (taken.contains(field.name())) {
        throw new IllegalArgumentException(
            "there is a column `" + field.name() + "` already: name the output column otherwise");
      }
      appended.add(column(field, taken.size()));
      taken.add(field.name());
    }
    return new BatchLayout(List.copyOf(read), List.copyOf(appended));
  }

  private static BatchColumn column(StructField field, int ordinal) {
    ColumnType type =
        ColumnType.of(field.dataType())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "column `"
                            + field.name()
                            + "` is of type "
                            + field.dataType().simpleString()
                            + "; columns of kernels are of double, float, int or bigint: cast it"));
    return new BatchColumn(field.name(), type, ordinal);
  }

  /** The columns of rows with the outputs, which are never null, after them. */
  StructType appendedTo(StructType rows) {
    StructType all = rows;
    for (BatchColumn output : outputs) {
      all = all.add(output.name(), output.type().sparkType(), false);
    }
    return all;
  }
}

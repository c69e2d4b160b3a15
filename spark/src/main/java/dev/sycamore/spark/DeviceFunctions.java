package dev.sycamore.spark;

import java.util.List;
import org.apache.spark.api.java.JavaDoubleRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Transformations and actions whose work is done by kernels, in the executors, a batch of rows at a
 * time:
 *
 * <pre>{@code
 * JavaDoubleRDD celsius = DeviceFunctions.map(fahrenheit, (queue, in, out) ->
 *     queue.parallelFor(range(in.length), i -> out[i] = (in[i] - 32) / 1.8));
 *
 * Dataset<Row> priced = DeviceFunctions.withColumns(options, List.of("spot", "strike"),
 *     new StructType().add("payoff", DataTypes.DoubleType),
 *     (queue, batch) -> {
 *       double[] spot = batch.doubles("spot"), strike = batch.doubles("strike");
 *       double[] payoff = batch.doubles("payoff");
 *       queue.parallelFor(range(batch.rows()), i -> payoff[i] = Math.max(spot[i] - strike[i], 0));
 *     });
 * }</pre>
 *
 * <p>Each executor has one queue per device, which its tasks use one after the other. The
 * configuration sets the device ({@code spark.sycamore.device}) and the number of rows of a batch
 * ({@code spark.sycamore.batchRows}, 65,536 by default). All functions are serialized by Spark; the
 * classes that have their kernels, and the images next to these, must be on the class path of the
 * executors or in the application's jar. A failure of a kernel is the failure of its task, with the
 * rows and the device in its message.
 */
public final class DeviceFunctions {
  private DeviceFunctions() {}

  /**
   * Computes each value of an RDD on the device. The partitioning and the order stay.
   *
   * @param values the input of the function
   * @param function computes a result from each value of a batch
   * @return the results, computed when an action needs them
   */
  public static JavaDoubleRDD map(JavaDoubleRDD values, DoubleBatchFunction function) {
    return values.mapPartitionsToDouble(
        in -> new MappedDoubles(in, function, PartitionBatches.ofTask()));
  }

  /**
   * Returns the sum of the results that the device computes from each value. The results of a
   * partition are added up in their order, then the partitions: the result has the same bits each
   * time if these have the same values in the same order.
   *
   * @param values the input of the function
   * @param function computes a summand from each value of a batch
   * @return the sum; 0 if there are no values
   */
  public static double sum(JavaDoubleRDD values, DoubleBatchFunction function) {
    double sum = 0;
    for (double partition : map(values, function).mapPartitions(Sums::ofPartition).collect()) {
      sum += partition;
    }
    return sum;
  }

  /**
   * Computes the batches of each partition by a function that moves their data itself: for elements
   * that are not numbers. A batch may have any number of results.
   *
   * @param <T> the type of the elements
   * @param <R> the type of the results
   * @param elements the input of the function
   * @param function computes the results of a batch
   * @return the results, in the order of the batches, computed when an action needs them
   */
  public static <T, R> JavaRDD<R> mapPartitions(JavaRDD<T> elements, BatchFunction<T, R> function) {
    return elements.mapPartitions(
        in -> new MappedBatches<>(in, function, PartitionBatches.ofTask()));
  }

  /**
   * Adds columns that the device computes from others.
   *
   * @param rows any dataset; its other columns may have any type
   * @param inputs the columns that are moved to arrays: of {@code double}, {@code float}, {@code
   *     int} or {@code bigint}, without nulls
   * @param outputs names and types of the new columns, of the same types, after those of {@code
   *     rows}
   * @param function computes the new columns of a batch
   * @return the rows with the new columns, computed when an action needs them
   * @throws IllegalArgumentException if a column is missing, has another type, or there is one of
   *     that name already
   */
  public static Dataset<Row> withColumns(
      Dataset<Row> rows, List<String> inputs, StructType outputs, ColumnBatchFunction function) {
    BatchLayout layout = BatchLayout.of(rows.schema(), inputs, outputs);
    MapPartitionsFunction<Row, Row> mapped =
        in -> new MappedRows(in, layout, function, PartitionBatches.ofTask());
    return rows.mapPartitions(mapped, Encoders.row(layout.appendedTo(rows.schema())));
  }

  /**
   * Sums over all rows: those of each batch are computed by a function and its kernels. Batches are
   * added up in their order, then partitions: the result has the same bits each time if these have
   * the same rows in the same order.
   *
   * @param rows any dataset; its other columns may have any type
   * @param inputs the columns that are moved to arrays, as in {@link #withColumns}
   * @param width the number of sums
   * @param reduction computes the sums of a batch
   * @return the sums, {@code width} of them; zeros if there are no rows
   * @throws IllegalArgumentException if a column is missing or has another type
   */
  public static double[] reduce(
      Dataset<Row> rows, List<String> inputs, int width, ColumnBatchReduction reduction) {
    BatchLayout.of(rows.schema(), inputs, new StructType()); // Names and types are right.
    Dataset<Row> needed = rows.select(columns(rows, inputs));
    BatchLayout layout = BatchLayout.of(needed.schema(), inputs, new StructType());
    List<double[]> partitions =
        needed
            .javaRDD()
            .mapPartitions(
                in -> Sums.ofRows(in, layout, width, reduction, PartitionBatches.ofTask()))
            .collect();
    double[] sums = new double[width];
    partitions.forEach(partition -> Sums.add(sums, partition));
    return sums;
  }

  /** Columns by their whole names, which may have dots. */
  private static Column[] columns(Dataset<Row> rows, List<String> names) {
    return names.stream()
        .map(name -> rows.col("`" + name.replace("`", "``") + "`"))
        .toArray(Column[]::new);
  }
}

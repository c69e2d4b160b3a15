package dev.sycamore.spark;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.Row;

/** Sums of a partition, added up in order. */
final class Sums {
  private Sums() {}

  /** The sum of a partition's values. */
  static Iterator<Double> ofPartition(Iterator<Double> values) {
    double sum = 0;
    while (values.hasNext()) {
      sum += values.next();
    }
    return List.of(sum).iterator();
  }

  /** The sums of a partition's batches. */
  static Iterator<double[]> ofRows(
      Iterator<Row> rows,
      BatchLayout layout,
      int width,
      ColumnBatchReduction reduction,
      PartitionBatches batches) {
    double[] sums = new double[width];
    ColumnBuffers buffers = new ColumnBuffers(layout, batches.batchRows());
    while (rows.hasNext()) {
      while (rows.hasNext() && !buffers.isFull()) {
        buffers.add(rows.next(), batches);
      }
      ColumnBatch batch = buffers.batch();
      double[] ofBatch = new double[width];
      batches.run(batch.rows(), queue -> reduction.run(queue, batch, ofBatch));
      add(sums, ofBatch);
    }
    return List.of(sums).iterator();
  }

  /** Adds sums to others. */
  static void add(double[] sums, double[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }
}

package dev.sycamore.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;

/** The rows of a partition with their output columns, computed a batch at a time. */
final class MappedRows implements Iterator<Row> {
  private final Iterator<Row> rows;
  private final ColumnBatchFunction function;
  private final PartitionBatches batches;
  private final ColumnBuffers buffers;
  private final List<Row> kept = new ArrayList<>();
  private int next;

  MappedRows(
      Iterator<Row> rows,
      BatchLayout layout,
      ColumnBatchFunction function,
      PartitionBatches batches) {
    this.rows = rows;
    this.function = function;
    this.batches = batches;
    this.buffers = new ColumnBuffers(layout, batches.batchRows());
  }

  @Override
  public boolean hasNext() {
    if (next == kept.size() && rows.hasNext()) {
      compute();
    }
    return next < kept.size();
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Row row = buffers.appended(kept.get(next), next);
    next++;
    return row;
  }

  private void compute() {
    kept.clear();
    next = 0;
    while (rows.hasNext() && !buffers.isFull()) {
      Row row = rows.next();
      buffers.add(row, batches);
      kept.add(row);
    }
    ColumnBatch batch = buffers.batch();
    batches.run(batch.rows(), queue -> function.run(queue, batch));
  }
}

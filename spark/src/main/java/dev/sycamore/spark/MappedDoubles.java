package dev.sycamore.spark;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The results of a partition of numbers, computed a batch at a time when they are asked for. */
final class MappedDoubles implements Iterator<Double> {
  private final Iterator<Double> values;
  private final DoubleBatchFunction function;
  private final PartitionBatches batches;
  private double[] in = {};
  private double[] out = {};
  private int next;

  MappedDoubles(Iterator<Double> values, DoubleBatchFunction function, PartitionBatches batches) {
    this.values = values;
    this.function = function;
    this.batches = batches;
  }

  @Override
  public boolean hasNext() {
    if (next == out.length && values.hasNext()) {
      compute();
    }
    return next < out.length;
  }

  @Override
  public Double next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return out[next++];
  }

  private void compute() {
    if (in.length != batches.batchRows()) {
      in = new double[batches.batchRows()];
    }
    int rows = 0;
    while (rows < in.length && values.hasNext()) {
      in[rows++] = values.next();
    }
    double[] batch = rows == in.length ? in : Arrays.copyOf(in, rows);
    double[] results = results(rows);
    batches.run(rows, queue -> function.run(queue, batch, results));
    out = results;
    next = 0;
  }

  /** Zeros; in the memory of the batch before where that has the same size. */
  private double[] results(int rows) {
    if (out.length != rows) {
      return new double[rows];
    }
    Arrays.fill(out, 0);
    return out;
  }
}

package dev.sycamore.spark;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;

/** Computes the sums of a batch of rows. */
@FunctionalInterface
public interface ColumnBatchReduction extends Serializable {
  /**
   * Adds up the rows of a batch. It runs in an executor, once per batch, and again where a task is
   * repeated.
   *
   * @param queue of this executor, for this call alone; await what the host reads
   * @param batch has the input columns
   * @param sums zeros; has the sums of this batch when the call returns and what it submitted has
   *     ended
   * @throws Exception if the batch cannot be computed: the task fails with it as the cause
   */
  void run(DeviceQueue queue, ColumnBatch batch, double[] sums) throws Exception;
}

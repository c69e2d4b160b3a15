package dev.sycamore.spark;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;

/** Launches the kernels that compute the output columns of a batch of rows. */
@FunctionalInterface
public interface ColumnBatchFunction extends Serializable {
  /**
   * Computes the output columns of a batch, on the device of the queue. What it submits is waited
   * for when it has returned. It runs in an executor, once per batch, and again where a task is
   * repeated.
   *
   * @param queue of this executor, for this call alone
   * @param batch has the input columns, and the output columns as zeros
   * @throws Exception if the batch cannot be computed: the task fails with it as the cause
   */
  void run(DeviceQueue queue, ColumnBatch batch) throws Exception;
}

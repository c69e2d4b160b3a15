package dev.sycamore.spark;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;

/** Launches the kernels that compute a batch of results from a batch of values. */
@FunctionalInterface
public interface DoubleBatchFunction extends Serializable {
  /**
   * Computes {@code out} from {@code in}, on the device of the queue. What it submits is waited for
   * when it has returned. It runs in an executor, once per batch, and again where a task is
   * repeated.
   *
   * @param queue of this executor, for this call alone
   * @param in values in the order of the partition; valid until the call returns
   * @param out zeros, as many as values
   * @throws Exception if the batch cannot be computed: the task fails with it as the cause
   */
  void run(DeviceQueue queue, double[] in, double[] out) throws Exception;
}

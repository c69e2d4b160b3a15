package dev.sycamore.spark;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;
import java.util.List;

/**
 * Computes results from a batch of elements of any type: moves what kernels need of them into
 * arrays or buffers, launches the kernels, and returns what became of it.
 *
 * @param <T> the elements
 * @param <R> the results
 */
@FunctionalInterface
public interface BatchFunction<T, R> extends Serializable {
  /**
   * Computes results from a batch. It runs in an executor, once per batch, and again where a task
   * is repeated.
   *
   * @param queue of this executor, for this call alone; await what the host reads
   * @param batch elements in the order of the partition, at least one; unmodifiable
   * @return the results, as many as there are; read when what the call submitted has ended
   * @throws Exception if the batch cannot be computed: the task fails with it as the cause
   */
  Iterable<R> run(DeviceQueue queue, List<T> batch) throws Exception;
}

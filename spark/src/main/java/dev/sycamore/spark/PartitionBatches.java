package dev.sycamore.spark;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.SycamoreException;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;

/** Runs the batches of a task, and records where they are in its partition. */
final class PartitionBatches {
  private final ExecutorQueue queue;
  private final int batchRows;
  private final int partition;
  private long done;

  PartitionBatches(ExecutorQueue queue, int batchRows, int partition) {
    this.queue = queue;
    this.batchRows = batchRows;
    this.partition = partition;
  }

  /** For the task of this thread, in an executor. */
  static PartitionBatches ofTask() {
    TaskContext task = TaskContext.get();
    DeviceSettings settings = DeviceSettings.of(SparkEnv.get().conf());
    ComputeDevice device = settings.device(task.resourcesJMap());
    return new PartitionBatches(
        ExecutorQueues.of(device), settings.batchRows(), task.partitionId());
  }

  /** How many rows a batch has, the last of a partition excepted. */
  int batchRows() {
    return batchRows;
  }

  /** The name of a row in the next batch, from 0. */
  String row(int i) {
    return "row " + (done + i) + " of partition " + partition;
  }

  /**
   * Runs the next batch.
   *
   * @throws SycamoreException if it fails: the message has the rows and the device
   */
  void run(int rows, QueueFunction function) {
    try {
      queue.run(function);
    } catch (DeviceInterruptedException e) {
      throw e;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DeviceInterruptedException("interrupted in a batch on " + queue.device(), e);
    } catch (Exception | AssertionError e) {
      throw new SycamoreException(
          "rows %d to %d of partition %d failed on %s: %s"
              .formatted(done, done + rows - 1, partition, queue.device(), e),
          e);
    }
    done += rows;
  }
}

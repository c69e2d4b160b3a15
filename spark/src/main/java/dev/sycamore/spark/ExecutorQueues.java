package dev.sycamore.spark;

import dev.sycamore.ComputeDevice;
import java.util.HashMap;
import java.util.Map;

/** The queues of this executor, one per device, from the first task that uses it to the end. */
final class ExecutorQueues {
  private static final Map<ComputeDevice, ExecutorQueue> QUEUES = new HashMap<>();

  private ExecutorQueues() {}

  /** The queue for a device. */
  static synchronized ExecutorQueue of(ComputeDevice device) {
    if (QUEUES.isEmpty()) {
      Runtime.getRuntime()
          .addShutdownHook(new Thread(ExecutorQueues::closeAll, "sycamore executor queues"));
    }
    return QUEUES.computeIfAbsent(device, ExecutorQueue::new);
  }

  /** Closes the queues; a task that comes after that opens them again. */
  static synchronized void closeAll() {
    QUEUES.values().forEach(ExecutorQueue::close);
  }
}

package dev.sycamore.spark;

import dev.sycamore.DeviceQueue;

/** What a task does with the queue of its executor. */
@FunctionalInterface
interface QueueFunction {
  void run(DeviceQueue queue) throws Exception;
}

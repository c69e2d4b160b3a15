package dev.sycamore.runtime.queue;

import dev.sycamore.runtime.launch.InMemoryContext;

/** The operations on two queues of one device, whose streams wait for each other. */
final class OneDeviceOperations extends QueueOperations {
  OneDeviceOperations() {
    this(new InMemoryContext());
  }

  private OneDeviceOperations(InMemoryContext device) {
    super(device, device);
  }
}

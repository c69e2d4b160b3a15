package dev.sycamore.runtime.queue;

import dev.sycamore.runtime.launch.InMemoryContext;

/** The operations on two queues of one device that are out of order. */
final class OutOfOrderOperations extends QueueOperations {
  OutOfOrderOperations() {
    this(new InMemoryContext());
  }

  private OutOfOrderOperations(InMemoryContext device) {
    super(device, device);
  }

  @Override
  QueueMode mode() {
    return new QueueMode(true, false);
  }
}

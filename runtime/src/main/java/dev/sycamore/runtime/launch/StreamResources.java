package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import java.util.ArrayList;
import java.util.List;

/** What a queue holds on its device: a stream, and the blocks for reports. */
final class StreamResources implements DeviceResources {
  private final DeviceContext context;
  private final List<DeviceBlock> blocks = new ArrayList<>();
  private StreamPlace stream;

  /** What is held by a queue over a stream: no blocks yet. */
  public StreamResources(DeviceContext context, StreamPlace stream) {
    this.context = context;
    this.stream = stream;
  }

  /** A block that is freed with the stream. */
  synchronized DeviceBlock allocate(long size) {
    DeviceBlock block = BlockAllocator.allocate(context, AllocationKind.DEVICE, size);
    blocks.add(block);
    return block;
  }

  @Override
  public synchronized Throwable free() {
    List<Failures.Action> actions = new ArrayList<>();
    if (stream != null) {
      actions.add(stream::close);
      stream = null;
    }
    for (DeviceBlock block : blocks) {
      actions.add(() -> context.release(block));
    }
    Throwable failure = Failures.attempt(actions);
    blocks.clear();
    return failure;
  }
}

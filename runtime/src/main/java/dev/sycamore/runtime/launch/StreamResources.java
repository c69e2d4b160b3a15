package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.report.Reports;
import java.util.ArrayList;
import java.util.List;

/** What a queue holds on its device: streams, and the blocks for reports. */
final class StreamResources implements DeviceResources {
  private final DeviceContext context;
  private final List<DeviceBlock> blocks = new ArrayList<>();
  private final List<StreamPlace> streams = new ArrayList<>();

  /** What is held by a queue: nothing yet. */
  StreamResources(DeviceContext context) {
    this.context = context;
  }

  /** A stream that is closed with the queue. */
  synchronized void add(StreamPlace stream) {
    streams.add(stream);
  }

  /** A block that is freed with the streams. */
  private synchronized DeviceBlock allocate(AllocationKind kind, long size) {
    DeviceBlock block = BlockAllocator.allocate(context, kind, size);
    blocks.add(block);
    return block;
  }

  /** Buffers for the reports of one stream. */
  Reports reports() {
    return new Reports(
        context,
        new Reports.BlockSource() {
          @Override
          public DeviceBlock allocate(AllocationKind kind, long size) {
            return StreamResources.this.allocate(kind, size);
          }
        },
        context.device());
  }

  @Override
  public synchronized Throwable free() {
    Throwable failure = null;
    for (StreamPlace stream : streams) {
      try {
        stream.close();
      } catch (Throwable e) {
        failure = Failures.both(failure, e);
      }
    }
    for (DeviceBlock block : blocks) {
      try {
        context.release(block);
      } catch (Throwable e) {
        failure = Failures.both(failure, e);
      }
    }
    streams.clear();
    blocks.clear();
    return failure;
  }
}

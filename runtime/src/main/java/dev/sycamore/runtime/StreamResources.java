package dev.sycamore.runtime;

import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.device.DeviceMemory;
import dev.sycamore.runtime.device.DeviceStream;
import java.util.ArrayList;
import java.util.List;

/** What a queue holds on its device: a stream, and the blocks for reports. */
final class StreamResources {
  private final DeviceContext context;
  private final List<DeviceMemory> blocks = new ArrayList<>();
  private DeviceStream stream;

  /**
   * @param context where the blocks are; null on the host
   * @param stream null on the host
   */
  StreamResources(DeviceContext context, DeviceStream stream) {
    this.context = context;
    this.stream = stream;
  }

  /** A block that is freed with the stream. */
  synchronized DeviceMemory allocate(long size) {
    DeviceMemory block = context.allocate(size);
    blocks.add(block);
    return block;
  }

  /** Frees all, whichever of it fails; returns what failed, or null. */
  synchronized Throwable free() {
    List<Failures.Action> actions = new ArrayList<>();
    if (stream != null) {
      actions.add(stream::close);
      stream = null;
    }
    for (DeviceMemory block : blocks) {
      actions.add(() -> context.release(block));
    }
    Throwable failure = Failures.attempt(actions);
    blocks.clear();
    return failure;
  }
}

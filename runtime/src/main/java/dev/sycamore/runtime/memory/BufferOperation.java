package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceContext;
import java.util.List;

/** What a command does with elements of buffers without a kernel: where they are, if it can. */
public interface BufferOperation {
  /** Names it in messages. */
  String shown();

  /** The uses of buffers. */
  List<BufferAccess> uses();

  /** Whether a device is the better place: there are the elements, or there need none move. */
  boolean isBetterOn(DeviceContext context);

  /** Does it on a device. */
  void onDevice(DeviceContext context);

  /** Does it with the arrays of the host, which are prepared for the uses. */
  void onHost();
}

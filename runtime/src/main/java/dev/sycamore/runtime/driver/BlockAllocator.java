package dev.sycamore.runtime.driver;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.statistics.DeviceCounters;

/**
 * Allocates blocks. Where the driver has no room, work that was started is finished and caches are
 * released, and it is asked once more.
 */
public final class BlockAllocator {
  private BlockAllocator() {}

  /**
   * A block of zeros.
   *
   * @throws dev.sycamore.DeviceMemoryException if there is no room, twice
   * @throws dev.sycamore.DeviceException if the driver fails otherwise
   */
  public static DeviceBlock allocate(DeviceContext context, AllocationKind kind, long size) {
    try {
      return context.allocate(kind, size);
    } catch (RuntimeException first) {
      if (!ApiExceptions.isOutOfMemory(first)) {
        throw first;
      }
      DeviceCounters.of(context.device()).reclaimed();
      context.reclaim();
      return context.allocate(kind, size);
    }
  }

  /**
   * The exception for a driver that has no room: what was asked, and what is there.
   *
   * @param capacity the bytes of all memory of the device, 0 if nobody knows
   * @param reason what the driver says, empty for nothing
   */
  public static RuntimeException noRoom(String device, long size, long capacity, String reason) {
    DeviceCounters counters = DeviceCounters.of(device);
    return ApiExceptions.outOfMemory(
        device
            + ": no memory for "
            + size
            + " bytes"
            + (reason.isEmpty() ? "" : " (" + reason + ")")
            + "; "
            + counters.liveBytes()
            + " bytes are in use in "
            + counters.liveBlocks()
            + " blocks"
            + (capacity > 0 ? ", the device has " + capacity : ""));
  }
}

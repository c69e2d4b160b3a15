package dev.sycamore.runtime.driver;

/**
 * The memory of one device, and streams of work for it. The copies block; no work that uses the
 * block is under way when they are called.
 */
public interface DeviceContext {
  /**
   * A block of zeros: whoever reads it before it was written finds nothing of what the memory was
   * used for before.
   *
   * @throws dev.sycamore.DeviceException if the device has no room for it
   */
  DeviceMemory allocate(long size);

  /** Gives a block back. */
  void release(DeviceMemory memory);

  /** Copies a whole array of the host into a block of the same size. */
  void write(DeviceMemory memory, Object array);

  /** Copies a block to an array of the host of the same size. */
  void read(DeviceMemory memory, Object array);

  /** Fills a block with zeros. */
  void zero(DeviceMemory memory);

  /** Opens a stream. */
  DeviceStream openStream();
}

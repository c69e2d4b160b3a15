package dev.sycamore.runtime.driver;

import dev.sycamore.runtime.values.HostArrays;
import java.util.Optional;

/**
 * The memory of one device, and streams of work for it. Any thread may call it. The copies and
 * fills block: they have been done when they return, and work that starts later sees them. No work
 * that uses the bytes of a copy is under way when it is called, but work that uses other bytes of
 * the same block may be. Offsets and sizes are in bytes and inside the blocks.
 */
public interface DeviceContext extends PeerCopies {
  /** The word that selects the device; statistics and messages name it so. */
  String device();

  /**
   * A block of zeros: whoever reads it before it was written finds nothing of what the memory was
   * used for before. One attempt: {@link BlockAllocator} makes the second one.
   *
   * @param kind one that the device has the aspect for; {@code DEVICE} on every device
   * @throws dev.sycamore.DeviceMemoryException if the driver has no room ({@link
   *     BlockAllocator#noRoom})
   * @throws dev.sycamore.DeviceException if the driver fails otherwise
   */
  DeviceBlock allocate(AllocationKind kind, long size);

  /**
   * Where kernels report violations: memory that the host can look at after each launch at the
   * least cost. If it is {@code HOST}, launches get an address within it, and no launch is waited
   * for only to look at its report.
   */
  default AllocationKind reportMemory() {
    return AllocationKind.DEVICE;
  }

  /**
   * Whether kernels that fail note it in a word of memory of the host, whose address is the same
   * for the device: then the reports of launches that are not waited for are in its own memory.
   */
  default boolean notesFailures() {
    return false;
  }

  /** Gives a block back. No work uses it. */
  void release(DeviceBlock block);

  /**
   * Waits until all work has ended that was started on any of its streams, so that the driver can
   * free what that work used, and returns memory that is kept for later to the driver. Streams may
   * be in use by other threads. Called when there was no room.
   */
  void reclaim();

  /**
   * A block that is memory of the host itself, which kernels reach where it is. It is not released,
   * and the memory outlives all work that uses it.
   *
   * @param address a multiple of the size of the elements
   * @param size in bytes
   * @return nothing where the device has copies of its own
   */
  default Optional<DeviceBlock> inPlace(long address, long size) {
    return Optional.empty();
  }

  /**
   * Copies elements of an array of the host, or of {@link
   * dev.sycamore.runtime.values.OffHeapElements}, from an index, to a block.
   */
  void write(DeviceBlock to, long offset, Object array, int from, int count);

  /**
   * Copies bytes of a block to elements of an array of the host, or to {@link
   * dev.sycamore.runtime.values.OffHeapElements}, from an index.
   */
  void read(DeviceBlock from, long offset, Object array, int at, int count);

  /**
   * Copies bytes between two blocks of this context, or within one. Where they overlap, the target
   * gets what the source was before.
   */
  void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size);

  /**
   * Whether bytes get from that context to this one and back without the host ({@link #copyFrom}),
   * and streams of the two can wait for each other's points. Devices that reach each other reach
   * the same others: so what comes after work of one, on the devices alone, reaches all that this
   * came after.
   *
   * @param other another context
   */
  default boolean reaches(DeviceContext other) {
    return false;
  }

  /** Copies like {@link #copy}, from a block of a context that this one reaches. */
  @Override
  default void copyFrom(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size) {
    throw new UnsupportedOperationException(device() + " reaches no other device");
  }

  /**
   * Repeats a value in a block.
   *
   * @param size a multiple of {@code valueSize}
   * @param value its low bytes, the lowest first
   * @param valueSize 1, 2, 4 or 8
   */
  void fill(DeviceBlock block, long offset, long size, long value, int valueSize);

  /**
   * States of a new block that whoever uses it reads only what was written to it before: it need
   * not be filled with zeros.
   */
  default void leaveUndefined(DeviceBlock block) {}

  /** Makes a block zeros, now or when somebody looks at it. */
  void zero(DeviceBlock block);

  /**
   * Advises the driver that the device will use these bytes soon. Where there is nothing to move it
   * does nothing.
   *
   * @param block of the kind {@code HOST} or {@code SHARED}
   */
  default void prefetch(DeviceBlock block, long offset, long size) {}

  /** Copies a whole array of the host into a block of the same size. */
  default void write(DeviceBlock block, Object array) {
    write(block, 0, array, 0, HostArrays.length(array));
  }

  /** Copies a block to an array of the host of the same size. */
  default void read(DeviceBlock block, Object array) {
    read(block, 0, array, 0, HostArrays.length(array));
  }

  /**
   * Whether launches of a stream without profiling can be prepared to be started together ({@link
   * DeviceStream#graph}).
   */
  default boolean hasGraphs() {
    return false;
  }

  /**
   * Opens a stream. Streams of one context, and of contexts that reach each other, can wait for
   * each other's points.
   *
   * @param profiling whether launches are told when they ran ({@link LaunchListener#timed})
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  DeviceStream openStream(boolean profiling);
}

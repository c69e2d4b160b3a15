package dev.sycamore.runtime.driver;

/** A block of memory of a device. */
public interface DeviceBlock {
  /** Its size in bytes; may be 0. */
  long size();

  /**
   * The address at which the host reads and writes the block while no command uses it; 0 if it
   * cannot. Blocks of {@link AllocationKind#HOST} and {@link AllocationKind#SHARED} have one.
   */
  default long hostAddress() {
    return 0;
  }
}

package dev.sycamore.runtime.driver;

/** A block of memory of a device. */
public interface DeviceMemory {
  /** Its size in bytes; may be 0. */
  long size();
}

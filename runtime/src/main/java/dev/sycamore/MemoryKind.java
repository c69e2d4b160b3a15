package dev.sycamore;

import dev.sycamore.runtime.driver.AllocationKind;

/** Where {@link DeviceMemory} is, and who reaches it. */
public enum MemoryKind {
  /**
   * On the device. Kernels of the device reach it; the host copies from and to it. Every device has
   * it.
   */
  DEVICE(AllocationKind.DEVICE),
  /** On the host; kernels and the host reach it. For data that a kernel uses once or seldom. */
  HOST(AllocationKind.HOST),
  /** Kernels and the host reach it, and it moves to where it is used. */
  SHARED(AllocationKind.SHARED);

  private final AllocationKind kind;

  MemoryKind(AllocationKind kind) {
    this.kind = kind;
  }

  AllocationKind kind() {
    return kind;
  }
}

package dev.sycamore.runtime.driver;

import dev.sycamore.annotations.Aspect;

/** Where a block of memory is, and who reaches it. */
public enum AllocationKind {
  /** On the device, which alone reaches it: buffers, and what programs allocate so. */
  DEVICE(Aspect.USM_DEVICE_ALLOCATIONS),
  /** On the host; host and device reach it at any time. */
  HOST(Aspect.USM_HOST_ALLOCATIONS),
  /** Where it is used: it moves between host and device, which both reach it. */
  SHARED(Aspect.USM_SHARED_ALLOCATIONS);

  private final Aspect aspect;

  AllocationKind(Aspect aspect) {
    this.aspect = aspect;
  }

  /** What a device has on which programs can allocate such memory. */
  public Aspect aspect() {
    return aspect;
  }
}

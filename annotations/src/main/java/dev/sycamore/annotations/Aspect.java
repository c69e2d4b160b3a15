package dev.sycamore.annotations;

import java.util.Optional;

/** An optional feature of a device, with the number and the name that SYCL gives it. */
public enum Aspect {
  HOST(0, "host"),
  CPU(1, "cpu"),
  GPU(2, "gpu"),
  ACCELERATOR(3, "accelerator"),
  CUSTOM(4, "custom"),
  /** 16-bit floating point: {@code Half}. */
  FP16(5, "fp16"),
  /** 64-bit floating point: {@code double}. */
  FP64(6, "fp64"),
  IMAGE(9, "image"),
  ONLINE_COMPILER(10, "online_compiler"),
  ONLINE_LINKER(11, "online_linker"),
  QUEUE_PROFILING(12, "queue_profiling"),
  USM_DEVICE_ALLOCATIONS(13, "usm_device_allocations"),
  USM_HOST_ALLOCATIONS(14, "usm_host_allocations"),
  USM_SHARED_ALLOCATIONS(15, "usm_shared_allocations"),
  USM_SYSTEM_ALLOCATIONS(17, "usm_system_allocations"),
  USM_ATOMIC_HOST_ALLOCATIONS(26, "usm_atomic_host_allocations"),
  USM_ATOMIC_SHARED_ALLOCATIONS(27, "usm_atomic_shared_allocations"),
  /** Atomic operations on 64-bit values. */
  ATOMIC64(28, "atomic64"),
  EMULATED(40, "emulated");

  private final int number;
  private final String syclName;

  Aspect(int number, String syclName) {
    this.number = number;
    this.syclName = syclName;
  }

  /** The number that device images carry. */
  public int number() {
    return number;
  }

  /** The name in SYCL and in device configuration files, in lower case. */
  public String syclName() {
    return syclName;
  }

  /** The aspect of a number, or nothing for a number that this release does not know. */
  public static Optional<Aspect> ofNumber(int number) {
    for (Aspect aspect : values()) {
      if (aspect.number == number) {
        return Optional.of(aspect);
      }
    }
    return Optional.empty();
  }

  /** The aspect that SYCL calls {@code name}, or nothing. */
  public static Optional<Aspect> ofSyclName(String name) {
    for (Aspect aspect : values()) {
      if (aspect.syclName.equals(name)) {
        return Optional.of(aspect);
      }
    }
    return Optional.empty();
  }
}

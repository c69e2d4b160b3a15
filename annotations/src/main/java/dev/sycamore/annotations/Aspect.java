package dev.sycamore.annotations;

import java.util.Optional;

/** An optional feature of a device, with its number and its name in SYCL. */
public enum Aspect {
  /** The device {@code host}, which runs kernels on the JVM. */
  HOST(0, "host"),
  /** A CPU. */
  CPU(1, "cpu"),
  /** A GPU. */
  GPU(2, "gpu"),
  /** A device for computations that is neither a CPU nor a GPU. */
  ACCELERATOR(3, "accelerator"),
  /** A device of another kind, with fixed functions. */
  CUSTOM(4, "custom"),
  /** 16-bit floating point: {@code Half}. */
  FP16(5, "fp16"),
  /** 64-bit floating point: {@code double}. */
  FP64(6, "fp64"),
  /** Pixel images: kernels may read and write a {@code PixelImage}. */
  IMAGE(9, "image"),
  /** The driver compiles source code at run time. */
  ONLINE_COMPILER(10, "online_compiler"),
  /** The driver links compiled code at run time. */
  ONLINE_LINKER(11, "online_linker"),
  /** Events have the times at which commands were submitted, began and ended. */
  QUEUE_PROFILING(12, "queue_profiling"),
  /** Device memory of the kind {@code MemoryKind.DEVICE}. */
  USM_DEVICE_ALLOCATIONS(13, "usm_device_allocations"),
  /** Device memory of the kind {@code MemoryKind.HOST}. */
  USM_HOST_ALLOCATIONS(14, "usm_host_allocations"),
  /** Device memory of the kind {@code MemoryKind.SHARED}. */
  USM_SHARED_ALLOCATIONS(15, "usm_shared_allocations"),
  /** Kernels may use any memory of the process. */
  USM_SYSTEM_ALLOCATIONS(17, "usm_system_allocations"),
  /**
   * Host and device may change memory of the kind {@code MemoryKind.HOST} at the same time, with
   * atomics.
   */
  USM_ATOMIC_HOST_ALLOCATIONS(26, "usm_atomic_host_allocations"),
  /**
   * Host and device may change memory of the kind {@code MemoryKind.SHARED} at the same time, with
   * atomics.
   */
  USM_ATOMIC_SHARED_ALLOCATIONS(27, "usm_atomic_shared_allocations"),
  /** Atomic operations on 64-bit values. */
  ATOMIC64(28, "atomic64"),
  /** A device that other hardware emulates. */
  EMULATED(40, "emulated");

  private final int number;
  private final String syclName;

  Aspect(int number, String syclName) {
    this.number = number;
    this.syclName = syclName;
  }

  /** {@return the number of this aspect in device images} */
  public int number() {
    return number;
  }

  /** {@return the name in SYCL and in device configuration files, in lower case} */
  public String syclName() {
    return syclName;
  }

  /**
   * Returns the aspect with a number.
   *
   * @param number a number, as device images contain it
   * @return the aspect, or empty if this release has no aspect with that number
   */
  public static Optional<Aspect> ofNumber(int number) {
    for (Aspect aspect : values()) {
      if (aspect.number == number) {
        return Optional.of(aspect);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the aspect with a name.
   *
   * @param name a name in SYCL, in lower case
   * @return the aspect, or empty if SYCL has no aspect with that name
   */
  public static Optional<Aspect> ofSyclName(String name) {
    for (Aspect aspect : values()) {
      if (aspect.syclName.equals(name)) {
        return Optional.of(aspect);
      }
    }
    return Optional.empty();
  }
}

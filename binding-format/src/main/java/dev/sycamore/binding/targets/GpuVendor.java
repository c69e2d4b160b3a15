package dev.sycamore.binding.targets;

import java.util.Locale;

/** Who makes a GPU, which decides how its driver identifies it. */
public enum GpuVendor {
  /** By architecture and release of the IP version: {@code 12.60}. */
  INTEL,
  /** By compute capability: {@code 9.0}. */
  NVIDIA,
  /** By LLVM's name of the processor: {@code gfx90a}. */
  AMD;

  /** The word in the table. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package dev.sycamore.devicelib;

/**
 * What the library is compiled for: {@code dev.sycamore.DeviceTarget} for code that may not know
 * the API. The compiler puts in a constant for each image.
 */
final class LibraryTarget {
  private LibraryTarget() {}

  /** Whether the code is native code for the CPU, whose vector lanes hold several work-items. */
  static boolean isNativeCpu() {
    return false;
  }

  /** Whether the target surely has an instruction that multiplies and adds with one rounding. */
  static boolean hasFusedMultiplyAdd() {
    return false;
  }
}

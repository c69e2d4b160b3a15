package dev.sycamore.runtime.opencl;

/**
 * What single drivers do wrong and the runtime works around, by the name of their platform. What
 * OpenCL allows all drivers to do is no fault and is handled where it happens.
 */
final class DriverFaults {
  private static final String RUSTICL = "rusticl";

  private DriverFaults() {}

  /**
   * Whether what is done in one queue does not see what a kernel in another queue did, even after
   * that one has finished: Mesa's rusticl, of 22.3 at least. There all streams share one queue.
   */
  static boolean queuesDoNotSeeEachOther(String platform) {
    return platform.equals(RUSTICL);
  }
}

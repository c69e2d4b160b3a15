package dev.sycamore.runtime.cuda;

/** Versions of CUDA, as {@code cuDriverGetVersion} numbers them. */
final class CudaVersion {
  /** The driver of the oldest that is supported, 11.0. */
  static final int OLDEST = 11_000;

  private static final int MAJOR = 1000;
  private static final int MINOR = 10;

  private CudaVersion() {}

  /** As NVIDIA writes it: {@code 12.4}. */
  static String shown(int version) {
    return version / MAJOR + "." + version % MAJOR / MINOR;
  }
}

package dev.sycamore;

/** What runs the kernels of a device. */
public enum DeviceKind {
  /** The lambda itself, on threads of the JVM. */
  HOST,
  /** The image for this machine's processor. */
  NATIVE_CPU,
  /** An OpenCL driver. */
  OPENCL,
  /** The CUDA driver. */
  CUDA
}

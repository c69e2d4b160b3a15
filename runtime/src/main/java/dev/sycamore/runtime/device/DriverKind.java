package dev.sycamore.runtime.device;

/** What runs the kernels of a device. */
public enum DriverKind {
  HOST,
  NATIVE_CPU,
  OPENCL,
  CUDA
}

package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.device.DeviceMemory;

/** A memory object of OpenCL. */
interface OpenClMemory extends DeviceMemory {
  /** The {@code cl_mem}. */
  long handle();
}

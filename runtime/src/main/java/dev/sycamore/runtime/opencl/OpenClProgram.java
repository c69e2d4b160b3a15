package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.CallStack;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;

/**
 * An image that was built for a device.
 *
 * @param handle the {@code cl_program}
 */
record OpenClProgram(long handle, ImageEntry image) {

  /** A new kernel object for a kernel. */
  long createKernel(BoundKernel kernel) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      return OpenCl.check(
          CL10.clCreateKernel(handle, stack.UTF8(kernel.binding().entryPoint()), error),
          error,
          "clCreateKernel of the kernel "
              + kernel.shown()
              + ", "
              + kernel.binding().entryPoint()
              + " in the image "
              + image.resource());
    }
  }

  /** Releases it; the driver keeps it until its kernel objects are released. */
  void close() {
    CL10.clReleaseProgram(handle);
  }
}

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CLCapabilities;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** An empty kernel launched by the calls of an OpenCL driver, with everything prepared. */
final class DriverLaunches implements AutoCloseable {
  private final long context;
  private final long queue;
  private final long program;
  private final long kernel;
  private final PointerBuffer size = MemoryUtil.memAllocPointer(1).put(0, 1);

  /**
   * Builds the kernel.
   *
   * @param name that of the device
   */
  DriverLaunches(String name) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      long device = device(name, stack);
      context = CL10.clCreateContext((PointerBuffer) null, device, null, 0, error);
      check(error.get(0));
      queue = CL10.clCreateCommandQueue(context, device, 0, error);
      check(error.get(0));
      program = CL10.clCreateProgramWithSource(context, "kernel void nothing() {}", error);
      check(error.get(0));
      check(CL10.clBuildProgram(program, device, "", null, 0));
      kernel = CL10.clCreateKernel(program, "nothing", error);
      check(error.get(0));
    }
  }

  private static long device(String name, MemoryStack stack) {
    PointerBuffer platforms = stack.mallocPointer(16);
    IntBuffer count = stack.callocInt(1);
    check(CL10.clGetPlatformIDs(platforms, count));
    for (int p = 0; p < count.get(0); p++) {
      CLCapabilities capabilities = CL.createPlatformCapabilities(platforms.get(p));
      if (!capabilities.OpenCL10) {
        continue;
      }
      PointerBuffer devices = stack.mallocPointer(16);
      IntBuffer found = stack.callocInt(1);
      if (CL10.clGetDeviceIDs(platforms.get(p), CL10.CL_DEVICE_TYPE_ALL, devices, found) != 0) {
        continue;
      }
      for (int d = 0; d < found.get(0); d++) {
        PointerBuffer length = stack.callocPointer(1);
        ByteBuffer text = stack.malloc(1024);
        check(CL10.clGetDeviceInfo(devices.get(d), CL10.CL_DEVICE_NAME, text, length));
        text.limit((int) length.get(0) - 1);
        if (MemoryUtil.memUTF8(text).strip().equals(name)) {
          return devices.get(d);
        }
      }
    }
    throw new IllegalStateException("no device " + name);
  }

  private static void check(int error) {
    if (error != CL10.CL_SUCCESS) {
      throw new IllegalStateException("OpenCL error " + error);
    }
  }

  void launch() {
    check(CL10.clEnqueueNDRangeKernel(queue, kernel, 1, null, size, null, null, null));
  }

  void finish() {
    check(CL10.clFinish(queue));
  }

  @Override
  public void close() {
    CL10.clReleaseKernel(kernel);
    CL10.clReleaseProgram(program);
    CL10.clReleaseCommandQueue(queue);
    CL10.clReleaseContext(context);
    MemoryUtil.memFree(size);
  }
}

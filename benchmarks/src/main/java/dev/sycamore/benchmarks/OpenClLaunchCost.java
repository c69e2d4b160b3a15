package dev.sycamore.benchmarks;

import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CLCapabilities;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * What a launch of a kernel that does nothing costs with a wait for it, on an OpenCL device:
 * through a queue, and by {@code clEnqueueNDRangeKernel} and {@code clFinish} from Java, in turn in
 * one process. Microseconds, the best of several rounds.
 */
public final class OpenClLaunchCost {
  private static final int LAUNCHES = 2_000;
  private static final int ROUNDS = 12;

  private OpenClLaunchCost() {}

  /**
   * Measures.
   *
   * @param args the device, {@code opencl:0} unless it is named
   */
  public static void main(String[] args) {
    ComputeDevice device = ComputeDevice.select(args.length == 0 ? "opencl:0" : args[0]);
    double ours = Double.MAX_VALUE;
    double calls = Double.MAX_VALUE;
    try (DeviceQueue q = DeviceQueue.open(device);
        RawLaunch raw = new RawLaunch(device.name())) {
      for (int i = 0; i < ROUNDS; i++) {
        ours = Math.min(ours, microseconds(() -> q.parallelFor(range(1), n -> {}).await()));
        calls = Math.min(calls, microseconds(raw::run));
      }
    }
    System.out.printf(
        "%s: %.2f us through a queue, %.2f us by calls of the driver, ratio %.2f%n",
        device.name(), ours, calls, ours / calls);
  }

  private static double microseconds(Runnable launch) {
    long start = System.nanoTime();
    for (int i = 0; i < LAUNCHES; i++) {
      launch.run();
    }
    return (System.nanoTime() - start) / 1e3 / LAUNCHES;
  }

  /** The calls of the driver, with everything prepared. */
  private static final class RawLaunch implements AutoCloseable {
    private final long context;
    private final long queue;
    private final long program;
    private final long kernel;
    private final PointerBuffer size = MemoryUtil.memAllocPointer(1).put(0, 1);

    RawLaunch(String name) {
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

    void run() {
      check(CL10.clEnqueueNDRangeKernel(queue, kernel, 1, null, size, null, null, null));
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
}

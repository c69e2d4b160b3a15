package dev.sycamore.benchmarks.cpu.peers;

import static org.lwjgl.system.MemoryUtil.NULL;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * PoCL's device for this processor, a context and a queue in order, as a program in OpenCL has
 * them.
 */
final class PoclDevice implements AutoCloseable {
  /** Exact division and square roots; nothing that changes results. */
  private static final String OPTIONS = "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt";

  private final long device;
  private final long context;
  private final long queue;

  private PoclDevice(long device) {
    this.device = device;
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      context = CL10.clCreateContext((PointerBuffer) null, device, null, NULL, error);
      check(error.get(0));
      queue = CL10.clCreateCommandQueue(context, device, 0, error);
      check(error.get(0));
    }
  }

  /** Empty where there is no OpenCL, or no PoCL. */
  static Optional<PoclDevice> open() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      PointerBuffer platforms = stack.mallocPointer(16);
      IntBuffer count = stack.callocInt(1);
      check(CL10.clGetPlatformIDs(platforms, count));
      for (int p = 0; p < Math.min(count.get(0), 16); p++) {
        PointerBuffer devices = stack.mallocPointer(1);
        if (platformName(platforms.get(p)).contains("Portable Computing Language")
            && CL10.clGetDeviceIDs(platforms.get(p), CL10.CL_DEVICE_TYPE_CPU, devices, count)
                == 0) {
          CL.createPlatformCapabilities(platforms.get(p));
          return Optional.of(new PoclDevice(devices.get(0)));
        }
      }
      return Optional.empty();
    } catch (UnsatisfiedLinkError e) {
      return Optional.empty();
    }
  }

  private static String platformName(long platform) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      ByteBuffer text = stack.calloc(1024);
      check(CL10.clGetPlatformInfo(platform, CL10.CL_PLATFORM_NAME, text, null));
      return MemoryUtil.memUTF8Safe(MemoryUtil.memAddress(text));
    }
  }

  long context() {
    return context;
  }

  long queue() {
    return queue;
  }

  /** What PoCL calls the device: it has the processor that it generates code for. */
  String name() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      ByteBuffer text = stack.calloc(1024);
      check(CL10.clGetDeviceInfo(device, CL10.CL_DEVICE_NAME, text, null));
      return MemoryUtil.memUTF8Safe(MemoryUtil.memAddress(text));
    }
  }

  long build(String name, String source) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      long program = CL10.clCreateProgramWithSource(context, source, error);
      check(error.get(0));
      if (CL10.clBuildProgram(program, device, OPTIONS, null, NULL) != CL10.CL_SUCCESS) {
        ByteBuffer log = MemoryUtil.memCalloc(1 << 16);
        CL10.clGetProgramBuildInfo(program, device, CL10.CL_PROGRAM_BUILD_LOG, log, null);
        throw new IllegalStateException(
            name + ": " + MemoryUtil.memUTF8Safe(MemoryUtil.memAddress(log)));
      }
      return program;
    }
  }

  static void check(int error) {
    if (error != CL10.CL_SUCCESS) {
      throw new IllegalStateException("OpenCL error " + error);
    }
  }

  @Override
  public void close() {
    CL10.clReleaseCommandQueue(queue);
    CL10.clReleaseContext(context);
  }
}

package dev.sycamore.codegen.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.opencl.CL10.CL_BUILD_SUCCESS;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_CPU;
import static org.lwjgl.opencl.CL10.CL_MEM_COPY_HOST_PTR;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;
import static org.lwjgl.opencl.CL10.CL_PROGRAM_BUILD_LOG;
import static org.lwjgl.opencl.CL10.CL_SUCCESS;
import static org.lwjgl.opencl.CL10.clBuildProgram;
import static org.lwjgl.opencl.CL10.clCreateBuffer;
import static org.lwjgl.opencl.CL10.clCreateCommandQueue;
import static org.lwjgl.opencl.CL10.clCreateContext;
import static org.lwjgl.opencl.CL10.clCreateKernel;
import static org.lwjgl.opencl.CL10.clCreateProgramWithSource;
import static org.lwjgl.opencl.CL10.clEnqueueNDRangeKernel;
import static org.lwjgl.opencl.CL10.clEnqueueReadBuffer;
import static org.lwjgl.opencl.CL10.clFinish;
import static org.lwjgl.opencl.CL10.clGetDeviceIDs;
import static org.lwjgl.opencl.CL10.clGetPlatformIDs;
import static org.lwjgl.opencl.CL10.clGetProgramBuildInfo;
import static org.lwjgl.opencl.CL10.clReleaseKernel;
import static org.lwjgl.opencl.CL10.clReleaseMemObject;
import static org.lwjgl.opencl.CL10.clReleaseProgram;
import static org.lwjgl.opencl.CL10.clSetKernelArg1i;
import static org.lwjgl.opencl.CL10.clSetKernelArg1l;
import static org.lwjgl.opencl.CL10.clSetKernelArg1p;

import dev.sycamore.codegen.OpenClGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.type.ScalarType;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Builds and runs generated OpenCL C on a CPU device, where the machine has one. */
public final class OpenClRunner implements KernelRunner {

  private static final Optional<OpenClRunner> INSTANCE = open();

  private final long device;
  private final long context;
  private final long queue;

  private OpenClRunner(long device) {
    this.device = device;
    PointerBuffer devices = BufferUtils.createPointerBuffer(1).put(0, device);
    IntBuffer error = BufferUtils.createIntBuffer(1);
    this.context = clCreateContext((PointerBuffer) null, devices, null, 0, error);
    check(error.get(0));
    this.queue = clCreateCommandQueue(context, device, 0, error);
    check(error.get(0));
  }

  /** Empty where there is no driver. */
  public static Optional<OpenClRunner> instance() {
    return INSTANCE;
  }

  private static Optional<OpenClRunner> open() {
    try {
      Configuration.OPENCL_LIBRARY_NAME.set("libOpenCL.so.1");
      CL.getFunctionProvider();
    } catch (UnsatisfiedLinkError e) {
      return Optional.empty();
    }
    int[] count = new int[1];
    if (clGetPlatformIDs(null, count) != CL_SUCCESS || count[0] == 0) {
      return Optional.empty();
    }
    PointerBuffer platforms = BufferUtils.createPointerBuffer(count[0]);
    check(clGetPlatformIDs(platforms, (int[]) null));
    for (int i = 0; i < count[0]; i++) {
      PointerBuffer devices = BufferUtils.createPointerBuffer(1);
      int status = clGetDeviceIDs(platforms.get(i), CL_DEVICE_TYPE_CPU, devices, new int[1]);
      if (status == CL_SUCCESS) {
        // The functions of the core are asked of the platform.
        CL.createPlatformCapabilities(platforms.get(i));
        return Optional.of(new OpenClRunner(devices.get(0)));
      }
    }
    return Optional.empty();
  }

  @Override
  public LoadedUnit load(DeviceUnit unit) {
    long program = build(OpenClGenerator.generate(UnitNormalizer.normalize(unit, false)));
    return new LoadedUnit() {
      @Override
      public void run(Kernel kernel, int size, Object... arguments) {
        OpenClRunner.this.run(program, kernel, size, arguments);
      }

      @Override
      public void close() {
        clReleaseProgram(program);
      }
    };
  }

  private void run(long program, Kernel source, int size, Object... arguments) {
    IntBuffer error = BufferUtils.createIntBuffer(1);
    long kernel = clCreateKernel(program, source.entryPoint(), error);
    check(error.get(0));
    List<HostMemory> memories = new ArrayList<>();
    long[] buffers = new long[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      memories.add(HostMemory.isArray(arguments[i]) ? new HostMemory(arguments[i]) : null);
      if (memories.get(i) != null) {
        int flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
        buffers[i] = clCreateBuffer(context, flags, memories.get(i).buffer(), error);
        check(error.get(0));
      }
    }
    List<EntryParameter> parameters = KernelRunner.usedParameters(source);
    for (int i = 0; i < parameters.size(); i++) {
      EntryParameter p = parameters.get(i);
      check(set(kernel, i, p, arguments[p.argument()], memories.get(p.argument()), buffers));
    }
    PointerBuffer global = BufferUtils.createPointerBuffer(1).put(0, size);
    check(clEnqueueNDRangeKernel(queue, kernel, 1, null, global, null, null, null));
    check(clFinish(queue));
    for (int i = 0; i < arguments.length; i++) {
      if (memories.get(i) != null) {
        ByteBuffer target = memories.get(i).buffer();
        check(clEnqueueReadBuffer(queue, buffers[i], true, 0, target, null, null));
        memories.get(i).copyBack();
        clReleaseMemObject(buffers[i]);
      }
    }
    clReleaseKernel(kernel);
  }

  private static int set(
      long kernel,
      int index,
      EntryParameter p,
      Object argument,
      HostMemory memory,
      long[] buffers) {
    return switch (p.role()) {
      case POINTER -> clSetKernelArg1p(kernel, index, buffers[p.argument()]);
      case LENGTH -> clSetKernelArg1i(kernel, index, memory.length());
      case VALUE ->
          p.type() == ScalarType.LONG
              ? clSetKernelArg1l(kernel, index, (Long) argument)
              : clSetKernelArg1i(kernel, index, (Integer) argument);
      default -> throw new IllegalArgumentException(p.toString());
    };
  }

  private long build(String source) {
    IntBuffer error = BufferUtils.createIntBuffer(1);
    long program = clCreateProgramWithSource(context, source, error);
    check(error.get(0));
    String options = "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt -Werror";
    int built = clBuildProgram(program, device, options, null, 0);
    assertThat(built).as(() -> log(program) + "\n" + source).isEqualTo(CL_BUILD_SUCCESS);
    return program;
  }

  private String log(long program) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      PointerBuffer size = stack.mallocPointer(1);
      clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, (ByteBuffer) null, size);
      ByteBuffer text = BufferUtils.createByteBuffer((int) size.get(0));
      clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, text, null);
      return MemoryUtil.memUTF8(text);
    }
  }

  private static void check(int status) {
    assertThat(status).as("OpenCL status").isEqualTo(CL_SUCCESS);
  }
}

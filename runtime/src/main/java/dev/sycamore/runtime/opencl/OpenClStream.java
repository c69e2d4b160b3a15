package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.Extent;
import dev.sycamore.runtime.device.ArgumentValue;
import dev.sycamore.runtime.device.DeviceStream;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.device.ParameterValues;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Kernels in the queue of a context. */
final class OpenClStream implements DeviceStream {
  private final long queue;
  private final OpenClPrograms programs;
  private final Queue<OpenClKernel> kernels = new ConcurrentLinkedQueue<>();

  OpenClStream(long queue, OpenClPrograms programs) {
    this.queue = queue;
    this.programs = programs;
  }

  private record OpenClKernel(long handle, List<ParameterBinding> parameters, String shown)
      implements DeviceKernel {}

  @Override
  public DeviceKernel load(BoundKernel kernel) {
    OpenClKernel loaded =
        new OpenClKernel(
            programs.createKernel(kernel), kernel.binding().parameters(), kernel.shown());
    kernels.add(loaded);
    return loaded;
  }

  @Override
  public void launch(DeviceKernel kernel, Geometry geometry, List<ArgumentValue> arguments) {
    OpenClKernel openClKernel = (OpenClKernel) kernel;
    List<ParameterBinding> parameters = openClKernel.parameters();
    try (MemoryStack stack = MemoryStack.stackPush()) {
      for (int i = 0; i < parameters.size(); i++) {
        ParameterBinding parameter = parameters.get(i);
        ArgumentValue argument = arguments.get(parameter.argument());
        int error = setArgument(openClKernel.handle(), i, parameter, argument, stack);
        OpenCl.check(error, "clSetKernelArg " + i + " of the kernel " + openClKernel.shown());
      }
      boolean groups = geometry.form() == KernelForm.ND_RANGE;
      int error =
          CL10.clEnqueueNDRangeKernel(
              queue,
              openClKernel.handle(),
              geometry.dimensions(),
              null,
              fastestFirst(geometry.global(), stack),
              groups ? fastestFirst(geometry.local(), stack) : null,
              null,
              null);
      OpenCl.check(error, "clEnqueueNDRangeKernel of the kernel " + openClKernel.shown());
    }
    SignalHandlers.restore();
    OpenCl.check(CL10.clFlush(queue), "clFlush");
  }

  private static int setArgument(
      long kernel,
      int index,
      ParameterBinding parameter,
      ArgumentValue argument,
      MemoryStack stack) {
    return switch (parameter.role()) {
      case POINTER, REPORT -> {
        OpenClMemory memory = (OpenClMemory) ParameterValues.memory(parameter, argument);
        yield CL10.clSetKernelArg1p(kernel, index, memory.handle());
      }
      case LOCAL_POINTER -> {
        long size = ParameterValues.local(parameter, argument).size();
        yield CL10.nclSetKernelArg(kernel, index, Math.max(size, 1), MemoryUtil.NULL);
      }
      default -> {
        // The low bytes come first: the machines that LWJGL knows are all little-endian.
        ByteBuffer value = stack.malloc(Long.BYTES, Long.BYTES);
        value.putLong(0, ParameterValues.number(parameter, argument));
        long address = MemoryUtil.memAddress(value);
        yield CL10.nclSetKernelArg(kernel, index, parameter.size(), address);
      }
    };
  }

  private static PointerBuffer fastestFirst(Extent sizes, MemoryStack stack) {
    PointerBuffer reversed = stack.mallocPointer(sizes.dimensions());
    for (int d = 0; d < sizes.dimensions(); d++) {
      reversed.put(sizes.dimensions() - 1 - d, sizes.get(d));
    }
    return reversed;
  }

  @Override
  public void finish() {
    int error = CL10.clFinish(queue);
    // Some drivers compile a kernel when it first runs.
    SignalHandlers.restore();
    OpenCl.check(error, "clFinish");
  }

  @Override
  public void close() {
    for (OpenClKernel kernel : kernels) {
      CL10.clReleaseKernel(kernel.handle());
    }
  }
}

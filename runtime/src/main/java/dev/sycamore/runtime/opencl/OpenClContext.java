package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_CONTEXT_PLATFORM;
import static org.lwjgl.opencl.CL10.CL_MAP_READ;
import static org.lwjgl.opencl.CL10.CL_MAP_WRITE;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;

import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.device.DeviceMemory;
import dev.sycamore.runtime.device.DeviceStream;
import dev.sycamore.runtime.memory.HostArrays;
import java.nio.IntBuffer;
import java.util.function.LongConsumer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The memory of an OpenCL device. */
final class OpenClContext implements DeviceContext {
  private final long context;

  /** For copies, which block. */
  private final long transfers;

  private final OpenClDevice device;
  private final OpenClPrograms programs;

  OpenClContext(OpenClDevice device) {
    this.device = device;
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      PointerBuffer properties =
          stack.mallocPointer(3).put(CL_CONTEXT_PLATFORM).put(device.platform()).put(0).flip();
      this.context =
          OpenCl.check(
              CL10.clCreateContext(properties, device.handle(), null, MemoryUtil.NULL, error),
              error,
              "clCreateContext");
    }
    this.transfers = createQueue();
    this.programs = new OpenClPrograms(device, context);
  }

  private record Buffer(long handle, long size) implements OpenClMemory {}

  private long createQueue() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      return OpenCl.check(
          CL10.clCreateCommandQueue(context, device.handle(), 0, error),
          error,
          "clCreateCommandQueue");
    }
  }

  @Override
  public DeviceMemory allocate(long size) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      // There are no empty buffers.
      long buffer = CL10.clCreateBuffer(context, CL_MEM_READ_WRITE, Math.max(size, 1), error);
      return new Buffer(OpenCl.check(buffer, error, "clCreateBuffer"), size);
    }
  }

  @Override
  public void release(DeviceMemory memory) {
    OpenCl.check(CL10.clReleaseMemObject(((OpenClMemory) memory).handle()), "clReleaseMemObject");
  }

  @Override
  public void write(DeviceMemory memory, Object array) {
    mapped(memory, CL_MAP_WRITE, address -> HostArrays.toNative(array, address));
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    mapped(memory, CL_MAP_READ, address -> HostArrays.fromNative(address, array));
  }

  @Override
  public void zero(DeviceMemory memory) {
    mapped(memory, CL_MAP_WRITE, address -> MemoryUtil.memSet(address, 0, memory.size()));
  }

  private void mapped(DeviceMemory memory, long flags, LongConsumer copy) {
    if (memory.size() == 0) {
      return;
    }
    long buffer = ((OpenClMemory) memory).handle();
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      long address =
          CL10.nclEnqueueMapBuffer(
              transfers,
              buffer,
              CL10.CL_TRUE,
              flags,
              0,
              memory.size(),
              0,
              MemoryUtil.NULL,
              MemoryUtil.NULL,
              MemoryUtil.memAddress(error));
      OpenCl.check(error.get(0), "clEnqueueMapBuffer");
      try {
        copy.accept(address);
      } finally {
        int unmapped =
            CL10.nclEnqueueUnmapMemObject(
                transfers, buffer, address, 0, MemoryUtil.NULL, MemoryUtil.NULL);
        OpenCl.check(unmapped, "clEnqueueUnmapMemObject");
        OpenCl.check(CL10.clFinish(transfers), "clFinish");
      }
    }
  }

  @Override
  public DeviceStream openStream() {
    return new OpenClStream(createQueue(), programs);
  }
}

package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_CONTEXT_PLATFORM;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceMemory;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.values.HostArrays;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The memory of an OpenCL device. */
final class OpenClContext implements DeviceContext {
  private final long context;
  private final OpenClDeviceInfo device;
  private final OpenClPrograms programs;
  private final OpenClCopies copies;
  private final DeviceCounters counters;

  OpenClContext(OpenClDeviceInfo device) {
    this.device = device;
    this.counters = DeviceCounters.of(device.id());
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
    this.copies = new OpenClCopies(CommandQueue.open(context, device.handle()));
    this.programs = new OpenClPrograms(device, context);
  }

  @Override
  public DeviceMemory allocate(long size) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      // There are no empty buffers.
      long buffer = CL10.clCreateBuffer(context, CL_MEM_READ_WRITE, Math.max(size, 1), error);
      String call = "clCreateBuffer of " + size + " bytes";
      OpenClBuffer allocated = new OpenClBuffer(OpenCl.check(buffer, error, call), size);
      counters.allocated(size);
      return allocated;
    }
  }

  @Override
  public void release(DeviceMemory memory) {
    counters.released(memory.size());
    ((OpenClBuffer) memory).release();
  }

  @Override
  public void write(DeviceMemory memory, Object array) {
    OpenClBuffer buffer = (OpenClBuffer) memory;
    RecordedStep step = RuntimeEvents.copy(device.id(), true, memory.size());
    try {
      copies.write(buffer, array, HostArrays.length(array));
    } finally {
      step.end();
    }
    buffer.overwritten();
    counters.copiedToDevice(memory.size());
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    OpenClBuffer buffer = (OpenClBuffer) memory;
    copies.define(buffer);
    RecordedStep step = RuntimeEvents.copy(device.id(), false, memory.size());
    try {
      copies.read(buffer, array, HostArrays.length(array));
    } finally {
      step.end();
    }
    counters.copiedFromDevice(memory.size());
  }

  @Override
  public void zero(DeviceMemory memory) {
    ((OpenClBuffer) memory).zero();
  }

  @Override
  public DeviceStream openStream() {
    return new OpenClStream(copies, device, CommandQueue.open(context, device.handle()), programs);
  }
}

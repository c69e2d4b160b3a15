package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_CONTEXT_PLATFORM;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.NativeMemory;
import java.nio.IntBuffer;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/** The memory of an OpenCL device. */
final class OpenClContext implements DeviceContext {
  private final long context;
  private final OpenClDeviceInfo device;
  private final OpenClPrograms programs;
  private final OpenClCopies copies;
  private final DeviceCounters counters;

  /** Those of streams. */
  /** That of copies, and where queues do not see each other that of all streams. */
  private final CommandQueue queue;

  private final Queue<CommandQueue> queues = new ConcurrentLinkedQueue<>();

  OpenClContext(OpenClDeviceInfo device) {
    this.device = device;
    this.counters = DeviceCounters.of(device.id());
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      PointerBuffer properties =
          stack.mallocPointer(3).put(CL_CONTEXT_PLATFORM).put(device.platform()).put(0).flip();
      this.context =
          OpenCl.check(
              CL10.clCreateContext(
                  properties, stack.pointers(device.handle()), null, MemoryUtil.NULL, error),
              error,
              "clCreateContext");
    }
    // One that streams share may be asked when launches ran.
    this.queue = CommandQueue.open(context, device.handle(), !device.queuesSeeEachOther());
    this.copies = new OpenClCopies(queue);
    this.programs = new OpenClPrograms(device, context);
  }

  /** The images that are built for it. */
  OpenClPrograms programs() {
    return programs;
  }

  @Override
  public String device() {
    return device.id();
  }

  @Override
  public DeviceBlock allocate(AllocationKind kind, long size) {
    OpenClBlock block =
        kind == AllocationKind.DEVICE ? buffer(size) : OpenClSharedBlock.allocate(context, size);
    if (block == null) {
      throw noRoom(size, "clSVMAlloc");
    }
    counters.allocated(size);
    return block;
  }

  /** A read of a buffer is a command of its own. */
  @Override
  public AllocationKind reportMemory() {
    return device.aspects().contains(AllocationKind.HOST.aspect())
        ? AllocationKind.HOST
        : AllocationKind.DEVICE;
  }

  private OpenClBuffer buffer(long size) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      // There are no empty buffers.
      long buffer = CL10.clCreateBuffer(context, CL_MEM_READ_WRITE, Math.max(size, 1), error);
      String call = "clCreateBuffer of " + size + " bytes";
      if (OpenCl.isOutOfMemory(error.get(0))) {
        throw noRoom(size, call + ": OpenCL error " + OpenCl.describe(error.get(0)));
      }
      return new OpenClBuffer(OpenCl.check(buffer, error, call), size);
    }
  }

  private RuntimeException noRoom(long size, String reason) {
    return BlockAllocator.noRoom(device.id(), size, device.memory(), reason);
  }

  @Override
  public void release(DeviceBlock block) {
    counters.released(block.size());
    ((OpenClBlock) block).release();
  }

  /** A queue keeps what its commands use until they have ended. */
  @Override
  public void reclaim() {
    queues.forEach(CommandQueue::finishIfOpen);
  }

  @Override
  public void write(DeviceBlock to, long offset, Object array, int from, int count) {
    int elementSize = elementSize(array);
    long size = (long) count * elementSize;
    RecordedStep step = RuntimeEvents.copy(device.id(), true, size);
    try {
      if (to instanceof OpenClBuffer buffer) {
        copies.write(buffer, offset, array, from, count, elementSize);
      } else {
        HostArrays.toNative(array, from, count, to.hostAddress() + offset);
      }
    } finally {
      step.end();
    }
    counters.copiedToDevice(size);
  }

  @Override
  public void read(DeviceBlock from, long offset, Object array, int at, int count) {
    int elementSize = elementSize(array);
    long size = (long) count * elementSize;
    RecordedStep step = RuntimeEvents.copy(device.id(), false, size);
    try {
      if (from instanceof OpenClBuffer buffer) {
        copies.read(buffer, offset, array, at, count, elementSize);
      } else {
        HostArrays.fromNative(from.hostAddress() + offset, array, at, count);
      }
    } finally {
      step.end();
    }
    counters.copiedFromDevice(size);
  }

  private static int elementSize(Object array) {
    return HostArrays.elementSize(array);
  }

  @Override
  public void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size) {
    long source = from.hostAddress() + fromOffset;
    long target = to.hostAddress() + toOffset;
    if (from instanceof OpenClBuffer fromBuffer) {
      if (to instanceof OpenClBuffer toBuffer) {
        copies.copy(fromBuffer, fromOffset, toBuffer, toOffset, size);
      } else {
        copies.read(fromBuffer, fromOffset, target, size);
      }
    } else if (to instanceof OpenClBuffer toBuffer) {
      copies.write(toBuffer, toOffset, source, size);
    } else {
      NativeMemory.move(source, target, size);
    }
    counters.copiedOnDevice(size);
  }

  @Override
  public void fill(DeviceBlock block, long offset, long size, long value, int valueSize) {
    if (block instanceof OpenClBuffer buffer) {
      copies.fill(buffer, offset, size, value, valueSize);
    } else {
      NativeMemory.fill(block.hostAddress() + offset, size, value, valueSize);
    }
  }

  @Override
  public void leaveUndefined(DeviceBlock block) {
    if (block instanceof OpenClBuffer buffer) {
      buffer.overwritten();
    }
  }

  @Override
  public void zero(DeviceBlock block) {
    if (block instanceof OpenClBuffer buffer) {
      buffer.zero();
    } else {
      fill(block, 0, block.size(), 0, 1);
    }
  }

  @Override
  public DeviceStream openStream(boolean profiling) {
    CommandQueue own =
        device.queuesSeeEachOther()
            ? CommandQueue.open(context, device.handle(), profiling)
            : queue.shared();
    queues.removeIf(CommandQueue::isClosed);
    queues.add(own);
    return new OpenClStream(copies, device, own, programs, profiling);
  }
}

package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_CONTEXT_PLATFORM;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;

import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.device.DeviceMemory;
import dev.sycamore.runtime.device.DeviceStream;
import dev.sycamore.runtime.memory.HostArrays;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The memory of an OpenCL device. */
final class OpenClContext implements DeviceContext {
  private static final long STAGING_SIZE = 1 << 20;

  private final long context;

  /**
   * In order, for kernels and copies of all streams: there are drivers where a copy in one queue
   * does not see what a kernel in another one did, even after that one has finished.
   */
  private final long queue;

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
    this.queue = createQueue();
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
    inPieces(
        memory,
        HostArrays.length(array),
        (first, count, offset, staged) -> {
          HostArrays.toNative(array, first, count, MemoryUtil.memAddress(staged));
          transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", memory, offset, staged);
        });
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    inPieces(
        memory,
        HostArrays.length(array),
        (first, count, offset, staged) -> {
          transfer(CL10::nclEnqueueReadBuffer, "clEnqueueReadBuffer", memory, offset, staged);
          HostArrays.fromNative(MemoryUtil.memAddress(staged), array, first, count);
        });
  }

  @Override
  public void zero(DeviceMemory memory) {
    inPieces(
        memory,
        memory.size(),
        (first, count, offset, staged) -> {
          MemoryUtil.memSet(staged, 0);
          transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", memory, offset, staged);
        });
  }

  /** The enqueue functions that move bytes between a buffer and native memory. */
  @FunctionalInterface
  private interface Transfer {
    int enqueue(
        long queue,
        long buffer,
        int blocking,
        long offset,
        long size,
        long address,
        int events,
        long waitList,
        long event);
  }

  /** A piece of a transfer: {@code count} elements from {@code first}, at a byte offset. */
  @FunctionalInterface
  private interface Piece {
    void move(int first, int count, long offset, ByteBuffer staged);
  }

  private void transfer(
      Transfer transfer, String call, DeviceMemory memory, long offset, ByteBuffer staged) {
    int error =
        transfer.enqueue(
            queue,
            ((OpenClMemory) memory).handle(),
            CL10.CL_TRUE,
            offset,
            staged.remaining(),
            MemoryUtil.memAddress(staged),
            0,
            MemoryUtil.NULL,
            MemoryUtil.NULL);
    OpenCl.check(error, call);
  }

  /** Pieces are small enough for the processor's cache, so that staging them costs little. */
  private static void inPieces(DeviceMemory memory, long elements, Piece piece) {
    if (elements == 0) {
      return;
    }
    long elementSize = memory.size() / elements;
    int most = (int) Math.min(elements, STAGING_SIZE / elementSize);
    ByteBuffer staging = MemoryUtil.memAlloc((int) (most * elementSize));
    try {
      for (long first = 0; first < elements; first += most) {
        int count = (int) Math.min(most, elements - first);
        ByteBuffer staged = staging.slice(0, (int) (count * elementSize));
        piece.move((int) first, count, first * elementSize, staged);
      }
    } finally {
      MemoryUtil.memFree(staging);
    }
  }

  @Override
  public DeviceStream openStream() {
    return new OpenClStream(queue, programs);
  }
}

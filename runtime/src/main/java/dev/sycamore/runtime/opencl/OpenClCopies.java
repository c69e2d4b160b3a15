package dev.sycamore.runtime.opencl;

import static org.lwjgl.system.MemoryUtil.NULL;

import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.NativeMemory;
import dev.sycamore.runtime.values.OffHeapElements;
import java.nio.ByteBuffer;
import java.util.function.LongToIntFunction;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/**
 * Blocking copies between buffers and arrays of the host. A copy goes through the queue whose
 * kernel used the buffer last: there are drivers where a copy in one queue does not see what a
 * kernel in another one did, even after that one has finished.
 */
final class OpenClCopies {
  private static final long STAGING_SIZE = 1 << 20;

  /** For buffers that no kernel has used, or whose queue was closed. */
  private final CommandQueue queue;

  OpenClCopies(CommandQueue queue) {
    this.queue = queue;
  }

  /** Copies elements of an array, or off the heap, from an index, to a buffer. */
  void write(OpenClBuffer buffer, long offset, Object array, int from, int count, int size) {
    if (array instanceof OffHeapElements elements) {
      write(buffer, offset, elements.address(from), (long) count * size);
      return;
    }
    beforeWrite(buffer, offset, (long) count * size);
    inPieces(
        count,
        size,
        (first, length, staged) -> {
          HostArrays.toNative(array, from + (int) first, length, MemoryUtil.memAddress(staged));
          write(buffer, offset + first * size, staged);
        });
  }

  /** Copies bytes of a buffer to elements of an array, or off the heap, from an index. */
  void read(OpenClBuffer buffer, long offset, Object array, int at, int count, int size) {
    if (array instanceof OffHeapElements elements) {
      read(buffer, offset, elements.address(at), (long) count * size);
      return;
    }
    define(buffer);
    inPieces(
        count,
        size,
        (first, length, staged) -> {
          read(buffer, offset + first * size, staged);
          HostArrays.fromNative(MemoryUtil.memAddress(staged), array, at + (int) first, length);
        });
  }

  /** Copies bytes between buffers, or within one. */
  void copy(OpenClBuffer from, long fromOffset, OpenClBuffer to, long toOffset, long size) {
    define(from);
    beforeWrite(to, toOffset, size);
    boolean overlap = from == to && Math.abs(fromOffset - toOffset) < size;
    CommandQueue user = from.user() == null ? to.user() : from.user();
    boolean oneUser = to.user() == null || to.user() == user;
    if (overlap || !oneUser) {
      copyThroughHost(from, fromOffset, to, toOffset, size);
      return;
    }
    if (size > 0) {
      enqueue(
          user,
          "clEnqueueCopyBuffer",
          true,
          q ->
              CL10.nclEnqueueCopyBuffer(
                  q, from.handle(), to.handle(), fromOffset, toOffset, size, 0, NULL, NULL));
      // Whoever looks at the target next looks through the queue that wrote it.
      if (user != null) {
        to.usedBy(user);
      }
    }
  }

  private void copyThroughHost(
      OpenClBuffer from, long fromOffset, OpenClBuffer to, long toOffset, long size) {
    long address = MemoryUtil.nmemAllocChecked(Math.max(size, 1));
    try {
      read(from, fromOffset, address, size);
      write(to, toOffset, address, size);
    } finally {
      MemoryUtil.nmemFree(address);
    }
  }

  /** Repeats a value. */
  void fill(OpenClBuffer buffer, long offset, long size, long value, int valueSize) {
    beforeWrite(buffer, offset, size);
    inPieces(
        size / valueSize,
        valueSize,
        (first, length, staged) -> {
          long bytes = staged.remaining();
          NativeMemory.fill(MemoryUtil.memAddress(staged), bytes, value, valueSize);
          write(buffer, offset + first * valueSize, staged);
        });
  }

  /** Copies bytes of the host to a buffer. */
  void write(OpenClBuffer buffer, long offset, long address, long size) {
    beforeWrite(buffer, offset, size);
    transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", buffer, offset, address, size);
  }

  /** Copies bytes of a buffer to the host. */
  void read(OpenClBuffer buffer, long offset, long address, long size) {
    define(buffer);
    transfer(CL10::nclEnqueueReadBuffer, "clEnqueueReadBuffer", buffer, offset, address, size);
  }

  private void beforeWrite(OpenClBuffer buffer, long offset, long size) {
    if (buffer.isWhole(offset, size)) {
      buffer.overwritten();
    } else {
      define(buffer);
    }
  }

  /** Fills a buffer with zeros unless something was written to it. */
  void define(OpenClBuffer buffer) {
    buffer.define(() -> fillWithZeros(buffer));
  }

  private void fillWithZeros(OpenClBuffer buffer) {
    inPieces(
        buffer.size(),
        1,
        (first, length, staged) -> {
          MemoryUtil.memSet(staged, 0);
          write(buffer, first, staged);
        });
  }

  private void write(OpenClBuffer buffer, long offset, ByteBuffer staged) {
    long address = MemoryUtil.memAddress(staged);
    long size = staged.remaining();
    transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", buffer, offset, address, size);
  }

  private void read(OpenClBuffer buffer, long offset, ByteBuffer staged) {
    long address = MemoryUtil.memAddress(staged);
    long size = staged.remaining();
    transfer(CL10::nclEnqueueReadBuffer, "clEnqueueReadBuffer", buffer, offset, address, size);
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

  /** A piece of a transfer: {@code count} elements from {@code first}. */
  @FunctionalInterface
  private interface Piece {
    void move(long first, int count, ByteBuffer staged);
  }

  private void transfer(
      Transfer transfer, String call, OpenClBuffer buffer, long offset, long address, long size) {
    if (size > 0) {
      enqueue(
          buffer.user(),
          call,
          false,
          q ->
              transfer.enqueue(
                  q, buffer.handle(), CL10.CL_TRUE, offset, size, address, 0, NULL, NULL));
    }
  }

  /**
   * Enqueues a command in the queue of a kernel that used the memory, if that is open.
   *
   * @param finishes whether to wait for it, which a blocking command does itself
   */
  private void enqueue(
      CommandQueue user, String call, boolean finishes, LongToIntFunction command) {
    boolean retained = user != null && user.retain();
    CommandQueue chosen = retained ? user : queue;
    try {
      OpenCl.check(command.applyAsInt(chosen.handle()), call);
      if (finishes) {
        chosen.finish();
      }
    } finally {
      SignalHandlers.restore();
      if (retained) {
        user.release();
      }
    }
  }

  /** Pieces are small enough for the processor's cache, so that staging them costs little. */
  private static void inPieces(long elements, int elementSize, Piece piece) {
    if (elements == 0) {
      return;
    }
    int most = (int) Math.min(elements, STAGING_SIZE / elementSize);
    ByteBuffer staging = MemoryUtil.memAlloc(most * elementSize);
    try {
      for (long first = 0; first < elements; first += most) {
        int count = (int) Math.min(most, elements - first);
        piece.move(first, count, staging.slice(0, count * elementSize));
      }
    } finally {
      MemoryUtil.memFree(staging);
    }
  }
}

package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.values.HostArrays;
import java.nio.ByteBuffer;
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

  void write(OpenClBuffer buffer, Object array, long elements) {
    inPieces(
        buffer,
        elements,
        (first, count, offset, staged) -> {
          HostArrays.toNative(array, first, count, MemoryUtil.memAddress(staged));
          transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", buffer, offset, staged);
        });
  }

  void read(OpenClBuffer buffer, Object array, long elements) {
    inPieces(
        buffer,
        elements,
        (first, count, offset, staged) -> {
          transfer(CL10::nclEnqueueReadBuffer, "clEnqueueReadBuffer", buffer, offset, staged);
          HostArrays.fromNative(MemoryUtil.memAddress(staged), array, first, count);
        });
  }

  /** Fills a buffer with zeros unless something was written to it. */
  void define(OpenClBuffer buffer) {
    buffer.define(() -> fillWithZeros(buffer));
  }

  private void fillWithZeros(OpenClBuffer buffer) {
    inPieces(
        buffer,
        buffer.size(),
        (first, count, offset, staged) -> {
          MemoryUtil.memSet(staged, 0);
          transfer(CL10::nclEnqueueWriteBuffer, "clEnqueueWriteBuffer", buffer, offset, staged);
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
      Transfer transfer, String call, OpenClBuffer buffer, long offset, ByteBuffer staged) {
    CommandQueue user = buffer.user();
    if (user == null || !user.retain()) {
      transfer(queue, transfer, call, buffer, offset, staged);
      return;
    }
    try {
      transfer(user, transfer, call, buffer, offset, staged);
    } finally {
      user.release();
    }
  }

  private static void transfer(
      CommandQueue queue,
      Transfer transfer,
      String call,
      OpenClBuffer buffer,
      long offset,
      ByteBuffer staged) {
    int error =
        transfer.enqueue(
            queue.handle(),
            buffer.handle(),
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
  private static void inPieces(OpenClBuffer buffer, long elements, Piece piece) {
    if (elements == 0) {
      return;
    }
    long elementSize = buffer.size() / elements;
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
}

package dev.sycamore.runtime.opencl;

import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.Pointer;

/** A memory object of OpenCL. */
final class OpenClBuffer implements OpenClBlock {
  private final long handle;
  private final long size;
  private boolean zerosDue = true;
  private volatile CommandQueue user;

  OpenClBuffer(long handle, long size) {
    this.handle = handle;
    this.size = size;
  }

  /** The {@code cl_mem}. */
  long handle() {
    return handle;
  }

  @Override
  public long size() {
    return size;
  }

  /** A kernel in a queue is about to use the buffer. */
  void usedBy(CommandQueue queue) {
    user = queue;
  }

  /** The queue of the kernel that used the buffer last, or null. */
  CommandQueue user() {
    return user;
  }

  /** Makes the content zeros, when somebody looks at it. */
  synchronized void zero() {
    zerosDue = true;
  }

  /** Whoever writes the whole buffer now says so, or reads only what is written. */
  synchronized void overwritten() {
    zerosDue = false;
  }

  /** Whether a range of bytes is the whole buffer. */
  boolean isWhole(long offset, long count) {
    return offset == 0 && count == size;
  }

  /**
   * Called before the buffer is read or a kernel uses it.
   *
   * @param fill fills it with zeros, and returns when that is done
   */
  synchronized void define(Runnable fill) {
    if (zerosDue) {
      fill.run();
      zerosDue = false;
    }
  }

  @Override
  public int setArgument(
      long kernel, int index, CommandQueue queue, OpenClCopies copies, MemoryStack stack) {
    copies.define(this);
    usedBy(queue);
    return CL10.nclSetKernelArg(kernel, index, Pointer.POINTER_SIZE, stack.npointer(handle));
  }

  @Override
  public void release() {
    OpenCl.check(CL10.clReleaseMemObject(handle), "clReleaseMemObject");
  }
}

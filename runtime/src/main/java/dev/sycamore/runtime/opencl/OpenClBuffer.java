package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.DeviceMemory;
import org.lwjgl.opencl.CL10;

/** A memory object of OpenCL. */
final class OpenClBuffer implements DeviceMemory {
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

  /** Whoever writes the whole buffer now says so. */
  synchronized void overwritten() {
    zerosDue = false;
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

  void release() {
    OpenCl.check(CL10.clReleaseMemObject(handle), "clReleaseMemObject");
  }
}

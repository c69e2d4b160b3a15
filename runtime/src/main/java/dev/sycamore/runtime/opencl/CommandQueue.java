package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.natives.CallStack;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;

/** An in-order command queue of OpenCL, and who uses it: a stream, and copies of what it wrote. */
final class CommandQueue {
  private final long handle;
  private boolean closed;

  private CommandQueue(long handle) {
    this.handle = handle;
  }

  static CommandQueue open(long context, long device, boolean profiling) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      long properties = profiling ? CL10.CL_QUEUE_PROFILING_ENABLE : 0;
      long handle = CL10.clCreateCommandQueue(context, device, properties, error);
      return new CommandQueue(OpenCl.check(handle, error, "clCreateCommandQueue"));
    }
  }

  /** The same queue for another user, which closes it for itself. */
  CommandQueue shared() {
    OpenCl.check(CL10.clRetainCommandQueue(handle), "clRetainCommandQueue");
    return new CommandQueue(handle);
  }

  /** The {@code cl_command_queue}, for whoever will close this. */
  long handle() {
    return handle;
  }

  /** Whether the queue is open; then it stays usable until {@link #release}. */
  synchronized boolean retain() {
    return !closed && CL10.clRetainCommandQueue(handle) == CL10.CL_SUCCESS;
  }

  /** Ends the use that {@link #retain} began. */
  void release() {
    CL10.clReleaseCommandQueue(handle);
  }

  /**
   * Waits for every command. Some drivers compile a kernel when it first runs: the caller restores
   * the signal handlers.
   *
   * @throws dev.sycamore.DeviceException if the driver reports an error
   */
  void finish() {
    OpenCl.check(CL10.clFinish(handle), "clFinish");
  }

  /**
   * Waits for every command, if the queue is open; by any thread. What they failed with is reported
   * to those who started them.
   */
  void finishIfOpen() {
    if (retain()) {
      try {
        CL10.clFinish(handle);
        SignalHandlers.restore();
      } finally {
        release();
      }
    }
  }

  synchronized boolean isClosed() {
    return closed;
  }

  /** Releases the queue; the driver keeps it until its commands are done. */
  synchronized void close() {
    if (!closed) {
      closed = true;
      release();
    }
  }
}

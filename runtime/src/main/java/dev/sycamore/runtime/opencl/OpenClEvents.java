package dev.sycamore.runtime.opencl;

import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;

/** What events of OpenCL tell. */
final class OpenClEvents {
  private OpenClEvents() {}

  /** Below 0 if the command failed, 0 if it is complete. */
  static int status(long event) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer status = stack.callocInt(1);
      int question = CL10.CL_EVENT_COMMAND_EXECUTION_STATUS;
      int error = CL10.clGetEventInfo(event, question, status, null);
      return error == CL10.CL_SUCCESS ? status.get(0) : error;
    }
  }

  /** Whether the command has ended, or failed. */
  static boolean hasEnded(long event) {
    return status(event) <= CL10.CL_COMPLETE;
  }

  /** A time of a command that has ended, in nanoseconds of the device; -1 if it is not known. */
  static long time(long event, int question) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      LongBuffer time = stack.callocLong(1);
      int error = CL10.clGetEventProfilingInfo(event, question, time, null);
      return error == CL10.CL_SUCCESS ? time.get(0) : -1;
    }
  }
}

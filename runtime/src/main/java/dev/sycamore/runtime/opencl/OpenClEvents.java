package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.natives.CallStack;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.lwjgl.opencl.CL10;

/** What events of OpenCL tell. */
final class OpenClEvents {
  private OpenClEvents() {}

  /** Below 0 if the command failed, 0 if it is complete. */
  static int status(long event) {
    try (CallStack stack = CallStack.open()) {
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

  /** Waits until the command has ended; the error of the driver. */
  static int await(long event) {
    try (CallStack stack = CallStack.open()) {
      return CL10.nclWaitForEvents(1, stack.npointer(event));
    }
  }

  /** A time of a command that has ended, in nanoseconds of the device; -1 if it is not known. */
  static long time(long event, int question) {
    try (CallStack stack = CallStack.open()) {
      LongBuffer time = stack.callocLong(1);
      int error = CL10.clGetEventProfilingInfo(event, question, time, null);
      return error == CL10.CL_SUCCESS ? time.get(0) : -1;
    }
  }
}

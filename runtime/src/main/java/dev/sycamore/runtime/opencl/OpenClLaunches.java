package dev.sycamore.runtime.opencl;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;

/**
 * The launches of one stream that are not known to have ended. The driver reports only through the
 * event of a launch that it failed; {@code clFinish} succeeds all the same.
 */
final class OpenClLaunches {
  private record Launch(long event, String failure, Consumer<RuntimeException> onFailure) {}

  private final Queue<Launch> running = new ArrayDeque<>();

  /**
   * Adds a launch, and settles those before it that have ended.
   *
   * @param event released when the launch has ended
   * @param failure what the exception begins with if the launch fails
   */
  void add(long event, String failure, Consumer<RuntimeException> onFailure) {
    running.add(new Launch(event, failure, onFailure));
    while (running.size() > 1 && status(running.element().event()) <= CL10.CL_COMPLETE) {
      settle(running.remove());
    }
  }

  /** Settles every launch; called when the queue has finished, or has failed to. */
  void settleAll() {
    while (!running.isEmpty()) {
      settle(running.remove());
    }
  }

  private static void settle(Launch launch) {
    int status = status(launch.event());
    CL10.clReleaseEvent(launch.event());
    if (status < CL10.CL_COMPLETE) {
      launch.onFailure().accept(OpenCl.failure(launch.failure(), status));
    }
  }

  /** Below 0 if the command failed, 0 if it is complete. */
  private static int status(long event) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer status = stack.callocInt(1);
      int question = CL10.CL_EVENT_COMMAND_EXECUTION_STATUS;
      int error = CL10.clGetEventInfo(event, question, status, null);
      return error == CL10.CL_SUCCESS ? status.get(0) : error;
    }
  }
}

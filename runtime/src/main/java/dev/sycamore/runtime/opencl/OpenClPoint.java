package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.StreamPoint;
import org.lwjgl.opencl.CL10;

/** The end of a command, by its event. */
final class OpenClPoint implements StreamPoint {
  private final long event;

  private OpenClPoint(long event) {
    this.event = event;
  }

  /** The point of an event that the caller keeps for so long. */
  static OpenClPoint of(long event) {
    OpenCl.check(CL10.clRetainEvent(event), "clRetainEvent");
    return new OpenClPoint(event);
  }

  /** The {@code cl_event}. */
  long event() {
    return event;
  }

  @Override
  public boolean isReached() {
    return OpenClEvents.hasEnded(event);
  }

  @Override
  public void await() {
    int error = OpenClEvents.await(event);
    SignalHandlers.restore();
    if (error != CL10.CL_SUCCESS && !isReached()) {
      throw OpenCl.failure("clWaitForEvents", error);
    }
  }

  @Override
  public void close() {
    CL10.clReleaseEvent(event);
  }
}

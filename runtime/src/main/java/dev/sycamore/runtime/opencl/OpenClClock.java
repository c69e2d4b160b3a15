package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.LaunchListener;
import java.util.OptionalLong;
import org.lwjgl.opencl.CL10;

/**
 * The times of the launches of one stream. The device counts from a moment of its own, which the
 * first launch tells: it was queued when the host queued it.
 */
final class OpenClClock {
  private OptionalLong firstQueuedNs = OptionalLong.empty();
  private OptionalLong offset = OptionalLong.empty();

  /** A launch is about to be queued. */
  synchronized void queueing() {
    if (firstQueuedNs.isEmpty()) {
      firstQueuedNs = OptionalLong.of(System.nanoTime());
    }
  }

  /** Tells when a launch ran that has ended. Called in the order of the launches. */
  synchronized void tell(long event, LaunchListener listener) {
    long queued = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_QUEUED);
    long started = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_START);
    long ended = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_END);
    if (queued < 0 || started < 0 || ended < 0) {
      return;
    }
    if (offset.isEmpty()) {
      offset = OptionalLong.of(firstQueuedNs.orElseThrow() - queued);
    }
    long shift = offset.getAsLong();
    listener.timed(started + shift, Math.max(started, ended) + shift);
  }
}

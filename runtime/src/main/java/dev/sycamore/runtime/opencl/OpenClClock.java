package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.LaunchListener;
import org.lwjgl.opencl.CL10;

/**
 * The times of the launches of one stream. The device counts from a moment of its own, which a
 * launch tells: the device cannot have queued it before the host did. Used under the lock of the
 * launches.
 */
final class OpenClClock {
  private boolean known;
  private long offset;

  /**
   * Tells when a launch ran that has ended.
   *
   * @param queuedNs when the host was about to queue it
   */
  void tell(long event, long queuedNs, LaunchListener listener) {
    long queued = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_QUEUED);
    long started = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_START);
    long ended = OpenClEvents.time(event, CL10.CL_PROFILING_COMMAND_END);
    if (queued < 0 || started < 0 || ended < 0) {
      return;
    }
    if (!known || queued + offset < queuedNs) {
      offset = queuedNs - queued;
      known = true;
    }
    listener.timed(started + offset, Math.max(started, ended) + offset);
  }
}

package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import java.util.ArrayDeque;
import java.util.Deque;
import org.lwjgl.opencl.CL10;

/**
 * The launches of one stream that are not known to have ended. The driver reports only through the
 * event of a launch that it failed; {@code clFinish} succeeds all the same. Any thread may ask for
 * the last one.
 */
final class OpenClLaunches {
  private record Launch(long event, long queuedNs, String failure, LaunchListener listener) {}

  private final Deque<Launch> running = new ArrayDeque<>();
  private final OpenClClock clock;

  /**
   * @param clock reads the times of launches; null without profiling
   */
  OpenClLaunches(OpenClClock clock) {
    this.clock = clock;
  }

  /**
   * Adds a launch, and settles those before it that have ended.
   *
   * @param event released when the launch has ended
   * @param queuedNs when it was about to be queued
   * @param failure what the exception begins with if the launch fails
   */
  synchronized void add(long event, long queuedNs, String failure, LaunchListener listener) {
    running.add(new Launch(event, queuedNs, failure, listener));
    while (running.size() > 1 && OpenClEvents.hasEnded(running.element().event())) {
      settle(running.remove());
    }
  }

  /** The place after the last launch: its event, as the stream is in order. */
  synchronized StreamPoint point() {
    return running.isEmpty() ? StreamPoint.REACHED : OpenClPoint.of(running.getLast().event());
  }

  /** Settles every launch; called when the queue has finished, or has failed to. */
  synchronized void settleAll() {
    while (!running.isEmpty()) {
      settle(running.remove());
    }
  }

  private void settle(Launch launch) {
    int status = OpenClEvents.status(launch.event());
    if (status < CL10.CL_COMPLETE) {
      launch.listener().failed(OpenCl.failure(launch.failure(), status));
    } else if (clock != null) {
      clock.tell(launch.event(), launch.queuedNs(), launch.listener());
    }
    CL10.clReleaseEvent(launch.event());
  }
}

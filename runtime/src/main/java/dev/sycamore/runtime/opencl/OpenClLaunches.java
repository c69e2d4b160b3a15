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
  private record Launch(long event, long queuedNs, String kernel, LaunchListener listener) {}

  /** So many are not asked whether they have ended: a wait may settle them. */
  private static final int UNASKED = 64;

  private final String device;
  private final Deque<Launch> running = new ArrayDeque<>();
  private final OpenClClock clock;

  /**
   * @param device its id, for messages
   * @param clock reads the times of launches; null without profiling
   */
  OpenClLaunches(String device, OpenClClock clock) {
    this.device = device;
    this.clock = clock;
  }

  /**
   * Adds a launch. If there are many, those that have ended are settled.
   *
   * @param event released when the launch has ended
   * @param queuedNs when it was about to be queued
   * @param kernel as messages show it
   */
  synchronized void add(long event, long queuedNs, String kernel, LaunchListener listener) {
    running.add(new Launch(event, queuedNs, kernel, listener));
    while (running.size() > UNASKED) {
      int status = OpenClEvents.status(running.element().event());
      if (status > CL10.CL_COMPLETE) {
        return;
      }
      settle(running.remove(), status);
    }
  }

  /** The place after the last launch: its event, as the stream is in order. */
  synchronized StreamPoint point() {
    return running.isEmpty() ? StreamPoint.REACHED : OpenClPoint.of(running.getLast().event());
  }

  /** The event of a launch, until it is settled; 0 then. */
  synchronized long event(LaunchListener listener) {
    for (Launch launch : running) {
      if (launch.listener() == listener) {
        return launch.event();
      }
    }
    return 0;
  }

  /** Settles a launch, which has ended, and those before it. */
  synchronized void settleUpTo(LaunchListener listener) {
    Launch launch;
    do {
      launch = running.remove();
      settle(launch, OpenClEvents.status(launch.event()));
    } while (launch.listener() != listener);
  }

  /** Settles every launch; called when the queue has finished, or has failed to. */
  synchronized void settleAll() {
    while (!running.isEmpty()) {
      Launch launch = running.remove();
      settle(launch, OpenClEvents.status(launch.event()));
    }
  }

  private void settle(Launch launch, int status) {
    if (status < CL10.CL_COMPLETE) {
      String failure = "the kernel " + launch.kernel() + " failed on " + device;
      launch.listener().failed(OpenCl.failure(failure, status));
    } else if (clock != null) {
      clock.tell(launch.event(), launch.queuedNs(), launch.listener());
    }
    CL10.clReleaseEvent(launch.event());
  }
}

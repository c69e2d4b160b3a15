package dev.sycamore.runtime.queue;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.threads.ExitWarning;

/**
 * The end of a queue: by {@link #close}, or, if the program forgot the queue, by the cleaner. It
 * knows nothing of the queue. While work of a queue is under way, its thread keeps it from being
 * forgotten.
 */
final class ForgottenQueue implements Runnable {
  private final DeviceResources resources;
  private final UnseenFailures failures;
  private final DeviceCounters counters;
  private final RuntimeLog.Origin origin;
  private boolean ended;

  ForgottenQueue(String device, DeviceResources resources, UnseenFailures failures) {
    this.resources = resources;
    this.failures = failures;
    this.origin = RuntimeLog.origin("a queue on " + device);
    this.counters = DeviceCounters.of(device);
    counters.queueOpened();
    ExitWarning.queueOpened();
  }

  /** Frees what the queue has on the device; returns what failed, or null. */
  synchronized Throwable close() {
    if (ended) {
      return null;
    }
    ended = true;
    counters.queueClosed();
    ExitWarning.queueEnded();
    return resources.free();
  }

  @Override
  public void run() {
    synchronized (this) {
      if (ended) {
        return;
      }
    }
    origin.warn("was never closed");
    failures.reportAll();
    RuntimeLog.report(close());
  }
}

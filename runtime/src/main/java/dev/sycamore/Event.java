package dev.sycamore;

import dev.sycamore.runtime.QueueCore;

/** Work that was submitted to a queue. */
public final class Event {
  private final QueueCore queue;

  Event(QueueCore queue) {
    this.queue = queue;
  }

  /**
   * Waits until the work, and all that was submitted to its queue before this call, is done, and
   * its results are in the arrays that it captured.
   *
   * @throws RuntimeException or Error: what the work failed with, if nothing has thrown it before
   */
  public void await() {
    queue.finish();
  }
}

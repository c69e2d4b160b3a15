package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.failure.Failures;

/** Frees the storage of an {@link Allocation}, once: when it is closed, or found unreachable. */
final class AllocationEnd implements Runnable {
  private final AllocatedStorage storage;
  private final RuntimeLog.Origin origin;
  private boolean ended;

  AllocationEnd(AllocatedStorage storage, RuntimeLog.Origin origin) {
    this.storage = storage;
    this.origin = origin;
  }

  /** Frees the storage unless that was done; returns what failed, or null. */
  synchronized Throwable free() {
    if (ended) {
      return null;
    }
    ended = true;
    return Failures.attempt(storage::free);
  }

  private synchronized boolean isEnded() {
    return ended;
  }

  @Override
  public void run() {
    if (!isEnded()) {
      origin.warn("was never closed; it is freed");
      RuntimeLog.report(free());
    }
  }
}

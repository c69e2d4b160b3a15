package dev.sycamore.runtime.driver;

/**
 * Is told what becomes of one launch after {@link DeviceStream#launch} has returned. A stream calls
 * it by a thread that uses the stream, in {@link DeviceStream#finish} at the latest. It neither
 * waits nor throws.
 */
public interface LaunchListener {
  /** The launch failed; called once at most. */
  void failed(RuntimeException failure);

  /**
   * The launch ran from one time to another. Called once at most, and only by streams that were
   * opened with profiling.
   *
   * @param startedNs a value of {@link System#nanoTime}, as near as the driver can tell. The times
   *     of one stream are of one clock: their differences are those that the device has measured
   * @param endedNs not before {@code startedNs}
   */
  void timed(long startedNs, long endedNs);
}

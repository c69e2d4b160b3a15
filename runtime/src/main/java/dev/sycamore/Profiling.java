package dev.sycamore;

import dev.sycamore.runtime.task.TaskTimes;

/**
 * When a command was submitted and when it ran, in nanoseconds of one clock: {@link
 * System#nanoTime}, as precisely as the driver of the device reports it. Immutable.
 */
public final class Profiling {
  private final TaskTimes times;

  Profiling(TaskTimes times) {
    this.times = times;
  }

  /**
   * When it was submitted.
   *
   * @return the time in nanoseconds, to be compared with {@link System#nanoTime}
   */
  public long submitted() {
    return times.submitted();
  }

  /**
   * When it began; not before it was submitted.
   *
   * @return the time in nanoseconds, to be compared with {@link System#nanoTime}
   */
  public long started() {
    return times.started();
  }

  /**
   * When it ended; not before it began.
   *
   * @return the time in nanoseconds, to be compared with {@link System#nanoTime}
   */
  public long ended() {
    return times.ended();
  }

  @Override
  public String toString() {
    return "submitted "
        + submitted()
        + ", started "
        + started()
        + ", ended "
        + ended()
        + " (nanoseconds)";
  }
}

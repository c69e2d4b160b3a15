package dev.sycamore.runtime.task;

/**
 * When a task was submitted, began and ended: values of {@link System#nanoTime}.
 *
 * @param submitted not after {@code started}
 * @param started not after {@code ended}
 */
public record TaskTimes(long submitted, long started, long ended) {
  /** The same with a time of the run that was measured elsewhere, by nearly the same clock. */
  public TaskTimes ran(long from, long to) {
    long first = Math.max(submitted, from);
    return new TaskTimes(submitted, first, Math.max(first, to));
  }
}

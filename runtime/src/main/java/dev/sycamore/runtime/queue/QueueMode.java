package dev.sycamore.runtime.queue;

/** What a queue was opened with. */
public record QueueMode(boolean outOfOrder, boolean profiling) {
  /** In order, without profiling. */
  public static final QueueMode DEFAULT = new QueueMode(false, false);
}

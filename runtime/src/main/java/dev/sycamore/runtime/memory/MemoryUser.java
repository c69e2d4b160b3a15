package dev.sycamore.runtime.memory;

/** A queue, as memory sees it: work that may be under way. */
public interface MemoryUser {
  /** Waits for all work submitted so far; throws the first error that nobody has seen. */
  void finish();

  /** Waits for all work submitted so far, and leaves errors to whoever waits for that work. */
  void complete();
}

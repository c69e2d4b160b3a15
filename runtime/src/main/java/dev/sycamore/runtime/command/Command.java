package dev.sycamore.runtime.command;

/** What a handler describes: the one thing that a submit does. */
public interface Command {
  /**
   * Prepares this command for the queue of a launcher. What can be known now is an error now.
   *
   * @throws IllegalStateException if the launcher is closed
   */
  PreparedCommand prepare(Launcher launcher);

  /** Whether it can be run again: what it does is known to the runtime. */
  default boolean isRepeatable() {
    return false;
  }
}

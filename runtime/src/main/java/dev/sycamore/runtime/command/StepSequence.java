package dev.sycamore.runtime.command;

import java.util.List;

/** How a device starts the steps of a graph as one. */
public interface StepSequence extends AutoCloseable {
  /**
   * Starts the steps, which were {@link Launcher#sequence found} to be startable so.
   *
   * @return whether they go on; false if nothing has happened: the driver knows only single ones
   */
  boolean start(List<PreparedCommand> steps, int lane);

  /** Frees what is prepared. Runs that were submitted may still start. */
  @Override
  void close();
}

package dev.sycamore.runtime.command;

import java.util.List;

/** How a device starts the steps of a graph as one. */
public interface StepSequence extends AutoCloseable {
  /**
   * Starts the steps, which were {@link Launcher#sequence found} to be startable so.
   *
   * @param recorded those of the graph, the same for all its runs
   * @param first the first of them again, which stands for this run: it comes after what that
   *     follows, and learns what becomes of the run
   * @return whether they go on; false if nothing has happened: it is closed
   */
  boolean start(List<PreparedCommand> recorded, PreparedCommand first, int lane);

  /** Frees what is prepared. Runs that were submitted may still start. */
  @Override
  void close();
}

package dev.sycamore.backend.foreach;

import java.util.List;

/** What runs a command. May be asked by several threads at once. */
@FunctionalInterface
public interface CommandRunner {

  /**
   * Runs a command to its end.
   *
   * @param command the program first
   */
  CommandRun run(List<String> command) throws InterruptedException;
}

package dev.sycamore.backend.foreach;

import java.util.List;

/**
 * What came of all commands.
 *
 * @param exitCode of the first one that failed, in the order of the list; 0 if none did
 * @param messages what the commands have to say and have not written themselves, in that order
 * @param problems a line for each that failed, in that order
 */
public record ForeachResult(int exitCode, String messages, List<String> problems) {

  public ForeachResult {
    problems = List.copyOf(problems);
  }
}

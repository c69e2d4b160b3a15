package dev.sycamore.backend.job;

import java.util.Objects;

/**
 * Why a job failed.
 *
 * @param stage where
 * @param line one line: what is wrong, in LLVM's own words where LLVM found it, with its {@code
 *     name:line:column} in front where there is a place; {@link #in} completes it for users
 * @param detail more lines, such as the IR line with a caret; may be empty
 */
public record Failure(BuildStage stage, String line, String detail) {
  public Failure {
    Objects.requireNonNull(stage, "stage");
    Objects.requireNonNull(line, "line");
    Objects.requireNonNull(detail, "detail");
  }

  /** The same with a line that names the input, the word {@code error}, and the stage. */
  public Failure in(String input) {
    boolean placed = stage == BuildStage.READ && line.startsWith(input + ":");
    return placed ? this : withLine(input + ": error: cannot " + stage.action() + ": " + line);
  }

  /** The same with another line. */
  public Failure withLine(String other) {
    return new Failure(stage, other, detail);
  }
}

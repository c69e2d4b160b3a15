package dev.sycamore.backend.job;

import java.util.Objects;

/**
 * Why a job failed.
 *
 * @param stage where
 * @param line one line for users: where, the word {@code error}, and what
 * @param detail more lines, such as the IR line with a caret; may be empty
 */
public record Failure(BuildStage stage, String line, String detail) {
  public Failure {
    Objects.requireNonNull(stage, "stage");
    Objects.requireNonNull(line, "line");
    Objects.requireNonNull(detail, "detail");
  }
}

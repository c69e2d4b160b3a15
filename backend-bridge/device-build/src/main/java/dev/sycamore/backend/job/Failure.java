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

  /**
   * Whether it is LLVM's SPIR-V back end that does not support the code of the job, which OpenCL
   * devices can then run as OpenCL C.
   */
  public boolean leavesOpenClC(BuildJob job) {
    return job.target().architecture().isSpirv()
        && stage.compareTo(BuildStage.OPTIMIZE) >= 0
        && stage != BuildStage.TOOL;
  }

  /** One line that names the target, the kernels and the stage besides what is wrong. */
  public String describe(BuildJob job) {
    StringBuilder text = new StringBuilder("cannot ");
    text.append(stage.action()).append(" for target ").append(job.target().name());
    if (!job.kernels().isEmpty()) {
      text.append(job.kernels().size() == 1 ? ", kernel " : ", kernels ");
      text.append(String.join(", ", job.kernels()));
    }
    return text.append(": ").append(line).toString();
  }

  /** The same with another line. */
  public Failure withLine(String other) {
    return new Failure(stage, other, detail);
  }
}

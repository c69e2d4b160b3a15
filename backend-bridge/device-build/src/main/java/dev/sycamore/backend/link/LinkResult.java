package dev.sycamore.backend.link;

import dev.sycamore.backend.job.BuildStage;
import java.util.Objects;

/** What became of modules that were to be one. */
public sealed interface LinkResult {

  /**
   * One module.
   *
   * @param module IR text or bitcode; not copied, so nobody may change it
   * @param report what it contains, and which functions it lacks
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Linked(byte[] module, LinkReport report) implements LinkResult {
    public Linked {
      Objects.requireNonNull(module, "module");
      Objects.requireNonNull(report, "report");
    }
  }

  /**
   * Why there is none.
   *
   * @param line one line for users: where, the word {@code error}, and what
   * @param detail more lines, such as the IR line with a caret; may be empty
   */
  record Failed(BuildStage stage, String line, String detail) implements LinkResult {
    public Failed {
      Objects.requireNonNull(stage, "stage");
      Objects.requireNonNull(line, "line");
      Objects.requireNonNull(detail, "detail");
    }
  }
}

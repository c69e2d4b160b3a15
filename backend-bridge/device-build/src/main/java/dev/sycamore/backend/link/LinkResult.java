package dev.sycamore.backend.link;

import dev.sycamore.backend.job.BuildStage;
import java.util.Objects;

/** What became of modules that were to be one. */
public sealed interface LinkResult {

  /** One module, which may lack functions: the report tells. */
  final class Linked implements LinkResult {

    private final byte[] module;
    private final LinkReport report;

    public Linked(byte[] module, LinkReport report) {
      this.module = module.clone();
      this.report = Objects.requireNonNull(report, "report");
    }

    /** A copy of the module: IR text or bitcode. */
    public byte[] module() {
      return module.clone();
    }

    public LinkReport report() {
      return report;
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

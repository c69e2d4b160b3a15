package dev.sycamore.backend.aspects;

import dev.sycamore.backend.job.BuildStage;
import java.util.List;
import java.util.Objects;

/** What became of a module. */
public sealed interface PropagationResult {

  /** The module with its aspects. */
  final class Propagated implements PropagationResult {

    private final byte[] module;
    private final List<String> warnings;

    public Propagated(byte[] module, List<String> warnings) {
      this.module = module.clone();
      this.warnings = List.copyOf(warnings);
    }

    /** A copy of the module: IR text or bitcode. */
    public byte[] module() {
      return module.clone();
    }

    /** Each a few lines, ready to be printed. */
    public List<String> warnings() {
      return warnings;
    }
  }

  /**
   * Why there is none.
   *
   * @param line one line for users: where, the word {@code error}, and what
   * @param detail more lines, such as the IR line with a caret; may be empty
   */
  record Failed(BuildStage stage, String line, String detail) implements PropagationResult {
    public Failed {
      Objects.requireNonNull(stage, "stage");
      Objects.requireNonNull(line, "line");
      Objects.requireNonNull(detail, "detail");
    }
  }
}

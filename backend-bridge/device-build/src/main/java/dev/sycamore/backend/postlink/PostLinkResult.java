package dev.sycamore.backend.postlink;

import dev.sycamore.backend.job.BuildStage;
import java.util.List;
import java.util.Objects;

/** What became of a module. */
public sealed interface PostLinkResult {

  /**
   * All images were made.
   *
   * @param images how many
   * @param warnings each a few lines, ready to be printed
   */
  record Split(int images, List<String> warnings) implements PostLinkResult {
    public Split {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * Something is wrong; images that came before are void.
   *
   * @param line one line for users: where, the word {@code error}, and what
   * @param detail more lines, such as the IR line with a caret; may be empty
   */
  record Failed(BuildStage stage, String line, String detail) implements PostLinkResult {
    public Failed {
      Objects.requireNonNull(stage, "stage");
      Objects.requireNonNull(line, "line");
      Objects.requireNonNull(detail, "detail");
    }
  }
}

package dev.sycamore.backend.cli;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.text.ShellWords;
import java.util.List;

/** What a user writes for the tool that makes machine code for a target. */
public final class ToolArguments {

  private static final String OPTION = "--" + OptionNames.BACKEND_ARGS;

  private ToolArguments() {}

  /**
   * The words for the tool.
   *
   * @param line separated by blanks, quoted as in a shell
   * @throws IllegalArgumentException if the target has no such tool, or a quote is not closed
   */
  public static List<String> words(ImageTarget target, String line) {
    switch (target.architecture()) {
      case PTX64, INTEL_GPU -> {}
      case SPIR64, AMDGCN, X86_64, AARCH64 ->
          throw new IllegalArgumentException(
              "%s: no tool makes the images for %s, so nothing takes arguments; ptxas does for PTX,"
                      .formatted(OPTION, target)
                  + " and ocloc for Intel GPUs");
    }
    try {
      return ShellWords.split(line);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(OPTION + ": " + e.getMessage(), e);
    }
  }
}

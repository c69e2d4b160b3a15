package dev.sycamore.backend.postlink;

import java.util.List;

/**
 * A module was split, and all its images were made; those of a split that fails are void.
 *
 * @param images how many
 * @param warnings each a few lines, ready to be printed
 */
public record SplitSummary(int images, List<String> warnings) {
  public SplitSummary {
    warnings = List.copyOf(warnings);
  }
}

package dev.sycamore.frontend.source;

import dev.sycamore.frontend.text.SourceFile;
import java.util.Optional;

/** Finds the source of classes that a kernel may call into. */
@FunctionalInterface
public interface SourceLookup {

  /**
   * The file that declares a class, or empty if its source is not in this compilation, on the
   * source path, or in the device library.
   *
   * @param topLevelName the canonical name of a top-level class
   */
  Optional<SourceFile> sourceOf(String topLevelName);
}

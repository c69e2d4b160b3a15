package dev.sycamore.backend.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What {@code -o} of post-link says.
 *
 * @param target the rows that it cannot run are left out
 * @param file the table
 */
record PostLinkOutput(Optional<String> target, String file) {

  /** Reads {@code [target,]file}. */
  static PostLinkOutput parse(String text) {
    int comma = text.indexOf(',');
    return comma < 0
        ? new PostLinkOutput(Optional.empty(), text)
        : new PostLinkOutput(Optional.of(text.substring(0, comma)), text.substring(comma + 1));
  }

  Path path() {
    return Path.of(file).toAbsolutePath().normalize();
  }

  /** Whether it names a file, and not a folder, nothing or standard output. */
  boolean namesFile() {
    try {
      return !file.isEmpty() && !file.equals("-") && path().getFileName() != null;
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** The file's name without its last extension. */
  String stem() {
    String name = path().getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.substring(0, dot);
  }
}

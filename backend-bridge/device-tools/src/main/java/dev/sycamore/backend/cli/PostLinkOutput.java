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

  /**
   * What DPC++ writes where nothing is asked for: a table with the name of the input, in the
   * current folder; code alone goes to standard output.
   */
  static PostLinkOutput standard(String input, boolean codeOnly) {
    return new PostLinkOutput(Optional.empty(), codeOnly ? "-" : stem(Path.of(input)) + ".files");
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
    return stem(path());
  }

  private static String stem(Path path) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.substring(0, dot);
  }
}

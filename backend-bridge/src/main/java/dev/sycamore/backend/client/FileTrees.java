package dev.sycamore.backend.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders with what is in them. */
final class FileTrees {

  private FileTrees() {}

  /**
   * Deletes a folder as far as possible; what cannot be deleted stays, and one that is missing is
   * fine.
   */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | java.io.UncheckedIOException e) {
      // Temporary files that cannot be deleted are no reason to fail a build.
    }
  }
}

package dev.sycamore.backend.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;

/** Looks into jars. */
final class JarEntries {

  private JarEntries() {}

  /** Whether a file is a jar with an entry; false for everything that is no jar. */
  static boolean contains(Path file, String entry) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.getEntry(entry) != null;
    } catch (IOException e) {
      return false;
    }
  }
}

package dev.sycamore.runtime.natives;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * Libraries of processes that have ended, on systems that keep the file of a loaded library from
 * being deleted. Those of processes that run cannot be deleted, and those that are about to be
 * loaded are young.
 */
final class Leftovers {
  private static final Duration AGE = Duration.ofHours(1);

  private Leftovers() {}

  /**
   * Deletes them as far as that is possible.
   *
   * @param parent of the folders with libraries
   * @param prefix of the names of such folders
   */
  static void delete(Path parent, String prefix, Instant now) {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, prefix + "*")) {
      for (Path folder : folders) {
        if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && isOld(folder, now)) {
          delete(folder);
        }
      }
    } catch (IOException e) {
      // Nobody needs them.
    }
  }

  private static boolean isOld(Path folder, Instant now) throws IOException {
    Instant changed = Files.getLastModifiedTime(folder, LinkOption.NOFOLLOW_LINKS).toInstant();
    return changed.plus(AGE).isBefore(now);
  }

  private static void delete(Path folder) {
    try {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // It is in use.
    }
  }
}

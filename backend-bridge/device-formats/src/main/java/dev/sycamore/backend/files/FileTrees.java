package dev.sycamore.backend.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders with what is in them. */
public final class FileTrees {

  private static final int TRIES = 40;
  private static final long PAUSE_MILLIS = 50;

  private FileTrees() {}

  /**
   * Deletes a folder as far as possible; what cannot be deleted stays, and one that is missing is
   * fine. Tries for two seconds: a linker whose worker has ended may still write its last file.
   */
  public static void delete(Path folder) {
    for (int tries = 0; tries < TRIES && Files.exists(folder) && !deleted(folder); tries++) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static boolean deleted(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
      return true;
    } catch (IOException | java.io.UncheckedIOException e) {
      // Temporary files that cannot be deleted are no reason to fail a build.
      return false;
    }
  }
}

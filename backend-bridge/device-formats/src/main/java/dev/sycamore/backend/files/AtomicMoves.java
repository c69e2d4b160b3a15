package dev.sycamore.backend.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Moves that replace a file at once, or give a folder its name. On Windows a virus scanner, an
 * indexer or an editor may have the file or one of the folder open for a moment, and the move fails
 * meanwhile: it is tried again.
 */
public final class AtomicMoves {

  private static final int TRIES = 20;
  private static final long PAUSE_MILLIS = 25;

  private AtomicMoves() {}

  /**
   * Moves a file to a place, whatever file is there, or a folder to where there is none.
   *
   * @throws IOException if it fails for half a second, or for another reason than an open file
   */
  public static void replace(Path file, Path place) throws IOException {
    for (int tries = 1; ; tries++) {
      try {
        Files.move(
            file, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return;
      } catch (FileSystemException e) {
        if (tries == TRIES || !mayPass(place, e)) {
          throw e;
        }
        pause(e);
      }
    }
  }

  /** Where there are owners and permissions, open files are in nobody's way. */
  private static boolean mayPass(Path place, FileSystemException failure) {
    boolean posix = place.getFileSystem().supportedFileAttributeViews().contains("posix");
    boolean shared =
        failure instanceof AccessDeniedException
            || failure.getClass().equals(FileSystemException.class);
    return !posix && shared && !Files.isDirectory(place);
  }

  private static void pause(IOException failure) throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure;
    }
  }
}

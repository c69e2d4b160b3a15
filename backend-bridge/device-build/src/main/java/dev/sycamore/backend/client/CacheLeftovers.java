package dev.sycamore.backend.client;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;

/** What builds left in the cache that were killed while they unpacked, and old versions of LLVM. */
final class CacheLeftovers {

  /** What the names of folders begin with that are not whole. */
  static final String UNPACKING = "unpacking-";

  /** What the names of folders with libraries begin with. */
  static final String LIBRARIES = "llvm-";

  private static final Duration ABANDONED = Duration.ofHours(1);
  private static final Duration UNUSED = Duration.ofDays(60);

  private final Path root;

  CacheLeftovers(Path root) {
    this.root = root;
  }

  /** Notes that a folder is in use today. */
  static void use(Path folder) {
    try {
      Files.setLastModifiedTime(folder, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // A cache that cannot be written is not cleaned either.
    }
  }

  /** Deletes them, as far as possible. */
  void delete() throws IOException {
    try (Stream<Path> folders = Files.list(root)) {
      for (Path folder : folders.toList()) {
        String name = folder.getFileName().toString();
        if ((name.startsWith(UNPACKING) && isOlder(folder, ABANDONED))
            || (name.startsWith(LIBRARIES) && isOlder(folder, UNUSED))) {
          FileTrees.delete(folder);
        }
      }
    }
  }

  private static boolean isOlder(Path folder, Duration age) throws IOException {
    try {
      FileTime limit = FileTime.from(Instant.now().minus(age));
      return Files.getLastModifiedTime(folder).compareTo(limit) < 0;
    } catch (NoSuchFileException e) {
      // Another build removed it first.
      return false;
    }
  }
}

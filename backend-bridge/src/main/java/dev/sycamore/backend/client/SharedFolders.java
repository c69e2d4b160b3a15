package dev.sycamore.backend.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Folders of one user's below the folder for temporary files, which is everybody's. */
final class SharedFolders {

  private static final Set<PosixFilePermission> PRIVATE =
      PosixFilePermissions.fromString("rwx------");

  private SharedFolders() {}

  /**
   * Returns a folder that only this user can write, and that lasts from one build to the next. Code
   * is loaded from it: a folder that somebody else has made under that name is not used, and the
   * result is then a new one each time.
   */
  static Path ofUser(String name) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Path folder = temporary.resolve(name + "-" + System.getProperty("user.name", "user"));
    try {
      if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
        Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(PRIVATE));
      }
      return isOwn(folder, temporary) ? folder : Files.createTempDirectory(name);
    } catch (IOException | UnsupportedOperationException e) {
      // Whoever unpacks into it will say what is wrong with it.
      return folder;
    }
  }

  private static boolean isOwn(Path folder, Path temporary) throws IOException {
    Path mine = Files.createTempFile(temporary, "sycamore", ".owner");
    try {
      return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(folder).equals(Files.getOwner(mine))
          && Files.getPosixFilePermissions(folder).equals(PRIVATE);
    } finally {
      Files.delete(mine);
    }
  }
}

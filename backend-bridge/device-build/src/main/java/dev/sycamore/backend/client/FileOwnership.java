package dev.sycamore.backend.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;

/** Who can write a file or a folder. */
final class FileOwnership {

  private static final int ROOT = 0;

  private static UserPrincipal user;

  private FileOwnership() {}

  /** Whether files have owners and permissions at all, as POSIX has them. */
  static boolean isKnown(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /**
   * Whether nobody but this user, and root, can write a file or a folder, links followed. Files
   * without owners count as the user's own.
   *
   * @throws IOException if that cannot be found out
   */
  static boolean isOurs(Path file) throws IOException {
    if (!isKnown(file)) {
      return true;
    }
    PosixFileAttributes attributes = Files.readAttributes(file, PosixFileAttributes.class);
    return (attributes.owner().equals(user()) || isRoots(file))
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  /**
   * Whether another user made a folder, or every user may write it. A group may: in many systems
   * each user has one alone.
   *
   * @throws IOException if that cannot be found out
   */
  static boolean isOthers(Path folder) throws IOException {
    if (!isKnown(folder)) {
      return false;
    }
    PosixFileAttributes attributes = Files.readAttributes(folder, PosixFileAttributes.class);
    return attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE)
        || !(attributes.owner().equals(user()) || isRoots(folder));
  }

  /** The user as file systems know it: the name that the JVM has may be missing, or set. */
  static synchronized UserPrincipal user() throws IOException {
    if (user == null) {
      user = ownerOfNewFiles();
    }
    return user;
  }

  private static UserPrincipal ownerOfNewFiles() throws IOException {
    Path mine = Files.createTempFile("sycamore", ".owner");
    try {
      return Files.getOwner(mine);
    } finally {
      Files.deleteIfExists(mine);
    }
  }

  private static boolean isRoots(Path file) throws IOException {
    return Files.getAttribute(file, "unix:uid").equals(ROOT);
  }
}

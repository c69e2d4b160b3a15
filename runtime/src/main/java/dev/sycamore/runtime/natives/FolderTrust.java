package dev.sycamore.runtime.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Whether only this user, or root, can change what a path leads to. Somebody who can rename a
 * folder on the way can put another one in its place between a write and a load.
 */
final class FolderTrust {
  private static final int ROOT = 0;
  private static final int GROUP_OR_OTHERS_WRITE = 022;
  private static final int STICKY = 01000;

  /** Of Linux. */
  private static final Path STATUS = Path.of("/proc/self/status");

  private static final int FILE_SYSTEM_UID = 4;

  private FolderTrust() {}

  /** The user that this process creates files as. */
  static int ownUid() throws IOException {
    return Files.exists(STATUS) ? uidOfStatus() : ownerOfNewFile();
  }

  /** As the file system shows it: other systems have no file that does. */
  static int ownerOfNewFile() throws IOException {
    Path file = Files.createTempFile("sycamore", ".owner");
    try {
      return (int) Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static int uidOfStatus() throws IOException {
    for (String line : Files.readAllLines(STATUS)) {
      if (line.startsWith("Uid:")) {
        return Integer.parseUnsignedInt(line.split("\t", -1)[FILE_SYSTEM_UID]);
      }
    }
    throw new IOException(STATUS + " has no line Uid");
  }

  /**
   * Why somebody else could exchange what is in a folder, or the folder; empty if nobody can.
   *
   * @param folder absolute, without symbolic links
   * @param uid the user that is trusted besides root
   */
  static Optional<String> problem(Path folder, int uid) throws IOException {
    for (Path at = folder; at != null; at = at.getParent()) {
      Map<String, Object> facts =
          Files.readAttributes(at, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
      int owner = (int) facts.get("uid");
      int mode = (int) facts.get("mode");
      if (owner != uid && owner != ROOT) {
        return Optional.of(at + " belongs to another user (uid " + owner + ")");
      }
      if ((mode & GROUP_OR_OTHERS_WRITE) != 0 && (mode & STICKY) == 0) {
        return Optional.of(at + " can be written by other users and has no sticky bit");
      }
    }
    return Optional.empty();
  }
}

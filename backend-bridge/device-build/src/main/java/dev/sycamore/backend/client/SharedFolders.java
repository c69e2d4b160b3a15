package dev.sycamore.backend.client;

import dev.sycamore.backend.files.TemporaryFolder;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Folders of one user's below the folder for temporary files, which is everybody's. */
final class SharedFolders {

  private static final Set<PosixFilePermission> PRIVATE =
      PosixFilePermissions.fromString("rwx------");

  /** Where the JVM, whatever class loaders it has, notes its own folder of a name. */
  private static final String NOTE = "sycamore.private-folder.";

  private SharedFolders() {}

  /**
   * Returns a folder that only this user can write. Code is loaded from it: a folder that somebody
   * else has made under the name that would last, or that cannot be checked, is not used. The
   * result is then a new one, the same for the life of this JVM, at whose end it is deleted.
   *
   * @throws IOException if there can be no folder
   */
  static Path ofUser(String name) throws IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath();
    Path folder = temporary.resolve(name + "-" + userName());
    if (!FileOwnership.isKnown(folder)) {
      return Files.createDirectories(folder);
    }
    return makeOwn(folder) ? folder : ofJvm(name, temporary);
  }

  private static String userName() {
    return System.getProperty("user.name", "user").replaceAll("[^A-Za-z0-9_.-]", "_");
  }

  /** Whether the folder is the user's alone, made here if it is missing. */
  private static boolean makeOwn(Path folder) {
    // Whoever makes and removes the folder all the time gets us to take another one.
    for (int attempt = 0; attempt < 2; attempt++) {
      try {
        Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(PRIVATE));
        return true;
      } catch (FileAlreadyExistsException e) {
        try {
          return isOwn(folder);
        } catch (NoSuchFileException gone) {
          // Once more: it was there, and somebody has removed it.
        } catch (IOException unknown) {
          return false;
        }
      } catch (IOException e) {
        return false;
      }
    }
    return false;
  }

  private static boolean isOwn(Path folder) throws IOException {
    return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(FileOwnership.user())
        && Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS).equals(PRIVATE);
  }

  private static Path ofJvm(String name, Path temporary) throws IOException {
    synchronized (System.getProperties()) {
      String noted = System.getProperty(NOTE + name);
      if (noted != null && Files.isDirectory(Path.of(noted)) && isOwn(Path.of(noted))) {
        return Path.of(noted);
      }
      TemporaryFolder fresh = TemporaryFolder.create(temporary, name + "-private-");
      System.setProperty(NOTE + name, fresh.path().toString());
      Runtime.getRuntime().addShutdownHook(new Thread(fresh::close));
      return fresh.path();
    }
  }
}

package dev.sycamore.backend.client;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** The folder for what lasts from one build to the next. */
public final class CacheRoot {

  private CacheRoot() {}

  /**
   * The folder that the options name, or the user's; always absolute.
   *
   * @throws IOException if the user has none, and there can be none for temporary files
   */
  public static Path of(DeviceBuildOptions options) throws IOException {
    if (options.cacheDirectory().isPresent()) {
      return options.cacheDirectory().get().toAbsolutePath();
    }
    return ofUser(
        System.getenv("XDG_CACHE_HOME"), System.getProperty("user.home"), System.getenv("HOME"));
  }

  /**
   * The user's cache folder, or one for temporary files where that cannot be.
   *
   * @param caches what the environment says; null if nothing
   * @param home the JVM's; a question mark for a user without an entry
   * @param environmentHome null if it has none
   */
  static Path ofUser(String caches, String home, String environmentHome) throws IOException {
    Optional<Path> folder =
        absolute(caches)
            .or(() -> absolute(home).or(() -> absolute(environmentHome)).map(CacheRoot::ofHome))
            .map(parent -> parent.resolve("sycamore"));
    return folder.isPresent() && isUsable(folder.get())
        ? folder.get()
        : SharedFolders.ofUser("sycamore-cache");
  }

  private static Path ofHome(Path home) {
    return home.resolve(".cache");
  }

  private static Optional<Path> absolute(String path) {
    try {
      return Optional.ofNullable(path).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Makes it, for this user alone, if it is missing. What another user may write is not used: the
   * results of earlier compilations are taken from it as they are.
   */
  private static boolean isUsable(Path folder) {
    try {
      Files.createDirectories(folder.getParent());
      if (!Files.isDirectory(folder)) {
        makePrivate(folder);
      }
      return Files.isWritable(folder) && !FileOwnership.isOthers(folder);
    } catch (IOException e) {
      // A home that is missing or read-only is common in containers.
      return false;
    }
  }

  private static void makePrivate(Path folder) throws IOException {
    if (FileOwnership.isKnown(folder)) {
      // Without this the user's umask may let a group write what code is loaded from.
      Files.createDirectories(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    } else {
      Files.createDirectories(folder);
    }
  }
}

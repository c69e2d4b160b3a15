package dev.sycamore.backend.client;

import dev.sycamore.backend.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder for what lasts from one build to the next. */
public final class CacheRoot {

  private CacheRoot() {}

  /** The folder that the options name, or the user's. */
  public static Path of(DeviceBuildOptions options) {
    return options.cacheDirectory().orElseGet(CacheRoot::ofUser);
  }

  /** The user's cache folder, or one for temporary files where that cannot be. */
  private static Path ofUser() {
    String xdg = System.getenv("XDG_CACHE_HOME");
    Path caches =
        xdg != null && Path.of(xdg).isAbsolute()
            ? Path.of(xdg)
            : Path.of(System.getProperty("user.home", "?"), ".cache");
    Path root = caches.resolve("sycamore");
    try {
      Files.createDirectories(root);
      if (Files.isWritable(root)) {
        return root;
      }
    } catch (IOException e) {
      // A home that is missing or read-only is common in containers.
    }
    return SharedFolders.ofUser("sycamore-cache");
  }
}

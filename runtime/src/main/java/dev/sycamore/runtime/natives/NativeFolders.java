package dev.sycamore.runtime.natives;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The folders that native code may be unpacked below, the preferred one first. */
final class NativeFolders {
  private NativeFolders() {}

  /** The temporary folder, the user's runtime and cache folders, the home folder. */
  static List<Path> candidates() {
    List<Path> candidates = new ArrayList<>();
    add(candidates, System.getProperty("java.io.tmpdir"));
    add(candidates, System.getenv("XDG_RUNTIME_DIR"));
    add(candidates, System.getenv("XDG_CACHE_HOME"));
    String home = System.getProperty("user.home");
    if (home != null && Path.of(home).isAbsolute()) {
      add(candidates, home + "/.cache");
      add(candidates, home);
    }
    return candidates;
  }

  private static void add(List<Path> candidates, String folder) {
    if (folder == null || folder.isEmpty()) {
      return;
    }
    Path path = Path.of(folder).toAbsolutePath();
    // The temporary folder is named in messages even if it is missing: the user has set it.
    if (candidates.isEmpty() || Files.isDirectory(path)) {
      candidates.add(path);
    }
  }
}

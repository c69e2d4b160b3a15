package dev.sycamore.runtime.natives;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where this user's programs keep what drivers made: below the folder {@code sycamore.cache}, or
 * else {@code $XDG_CACHE_HOME/sycamore} or {@code ~/.cache/sycamore}. The system property {@code
 * sycamore.programCache=off} keeps nothing, {@code sycamore.programCache.size} is the most MiB of
 * one kind.
 */
public final class UserCache {
  private static final String SWITCH = "sycamore.programCache";
  private static final String SIZE = "sycamore.programCache.size";
  private static final long DEFAULT_SIZE = 256;
  private static final String FOLDER = "sycamore.cache";
  private static final String NAME = "sycamore";

  private UserCache() {}

  /**
   * The cache of a kind of things; empty if it is switched off, or there is no folder for it.
   *
   * @param kind the name of its folder
   */
  public static Optional<PrivateCache> open(String kind) {
    if ("off".equals(System.getProperty(SWITCH))) {
      return Optional.empty();
    }
    long limit = Math.max(0, Long.getLong(SIZE, DEFAULT_SIZE)) << 20;
    return folder().flatMap(folder -> PrivateCache.in(folder.resolve(kind), limit));
  }

  private static Optional<Path> folder() {
    String chosen = System.getProperty(FOLDER, "");
    if (!chosen.isEmpty()) {
      return Optional.of(Path.of(chosen));
    }
    String shared = System.getenv("XDG_CACHE_HOME");
    if (shared != null && Path.of(shared).isAbsolute()) {
      return Optional.of(Path.of(shared, NAME));
    }
    String home = System.getProperty("user.home", "");
    return Path.of(home).isAbsolute()
        ? Optional.of(Path.of(home, ".cache", NAME))
        : Optional.empty();
  }
}

package dev.sycamore.backend.client;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Caches of single tests. */
public final class TestCaches {

  private TestCaches() {}

  /** Incremental builds that keep in a folder what they keep, and have LLVM's libraries already. */
  public static DeviceBuildOptions incremental(Path folder) throws IOException {
    DeviceBuildOptions options = DeviceBuildOptions.fromSystemProperties();
    try (Stream<Path> common = Files.list(CacheRoot.of(options))) {
      for (Path libraries : common.toList()) {
        Path link = folder.resolve(libraries.getFileName());
        if (libraries.getFileName().toString().startsWith("llvm-") && !Files.exists(link)) {
          Files.createSymbolicLink(link, libraries);
        }
      }
    }
    return options.withCacheDirectory(folder).withIncremental(true);
  }

  /** The files of results in such a folder. */
  public static Stream<Path> steps(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("steps"))) {
      return files.filter(f -> StepKey.isDigest(f.getFileName().toString())).toList().stream();
    }
  }
}

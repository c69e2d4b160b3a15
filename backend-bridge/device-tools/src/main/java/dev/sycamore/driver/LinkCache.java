package dev.sycamore.driver;

import dev.sycamore.backend.client.CacheRoot;
import dev.sycamore.backend.client.KeptFiles;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.binding.resource.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The last device link of each output, a file each. One that is damaged is like one that is
 * missing; a folder that cannot be written keeps nothing.
 */
final class LinkCache {
  private static final String FOLDER = "links";

  private final KeptFiles files;
  private final String name;

  private LinkCache(KeptFiles files, String name) {
    this.files = files;
    this.name = name;
  }

  /** That of an output; empty if nothing can be kept. */
  static Optional<LinkCache> of(Path output, DeviceBuildOptions build) {
    try {
      KeptFiles files = new KeptFiles(CacheRoot.of(build).resolve(FOLDER), build.stepsLimit());
      String path = output.toAbsolutePath().normalize().toString();
      return Optional.of(new LinkCache(files, Sha256.of(path.getBytes(StandardCharsets.UTF_8))));
    } catch (IOException e) {
      // Whoever starts the compiler, from the same folder, will say what is wrong with it.
      return Optional.empty();
    }
  }

  /** The last link, of whatever code. */
  Optional<KeptLink> last() {
    Path file = files.file(name);
    try {
      return Files.isRegularFile(file) ? KeptLink.read(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Notes that the last link was of use. */
  void used() {
    files.used(files.file(name));
  }

  void keep(KeptLink link) throws IOException {
    files.write(name, link.bytes());
    files.trim();
  }
}

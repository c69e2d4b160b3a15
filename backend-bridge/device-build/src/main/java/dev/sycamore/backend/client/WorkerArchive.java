package dev.sycamore.backend.client;

import dev.sycamore.binding.resource.Sha256;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The classes of a worker as the JVM maps them (class data sharing): with them a worker is ready
 * for its first job in about half of the time. There is a file for each JDK, class path and set of
 * options, in the cache; {@link ArchiveDump} makes it. An empty file records that there can be
 * none.
 *
 * <p>The JVM itself compares versions and jars, and goes on without an archive that does not fit.
 * It does not read all of an archive before it uses it, so its length is compared at each start,
 * and its checksum when a worker has failed.
 */
final class WorkerArchive {

  /** System property: {@code off} to neither make nor use archives. */
  static final String PROPERTY = "sycamore.worker.archive";

  /** The folder in the cache. */
  static final String FOLDER = "worker-classes";

  static final String SUFFIX = ".jsa";

  private final Path file;

  private WorkerArchive(Path file) {
    this.file = file;
  }

  /** The archive of a command in a cache; nothing where the JVM could not use one. */
  static Optional<WorkerArchive> of(Path cache, WorkerCommand command) {
    boolean hotSpot = System.getProperty("java.vm.name", "").contains("Server VM");
    if ("off".equals(System.getProperty(PROPERTY)) || !hotSpot) {
      return Optional.empty();
    }
    List<String> key = new ArrayList<>(WorkerCommand.options());
    key.add(command.java().toString());
    key.add(System.getProperty("java.vm.name"));
    key.add(System.getProperty("java.vm.version"));
    for (Path entry : command.classPath().entries()) {
      File file = entry.toFile();
      if (!file.isFile()) {
        // The JVM archives classes of jars only.
        return Optional.empty();
      }
      key.add(entry + " " + file.length() + " " + file.lastModified());
    }
    String name = Sha256.of(String.join("\n", key).getBytes(StandardCharsets.UTF_8));
    return Optional.of(new WorkerArchive(cache.resolve(FOLDER).resolve(name + SUFFIX)));
  }

  /** Where it is, or will be. */
  Path file() {
    return file;
  }

  /** Where its checksum is. */
  Path checksumFile() {
    return file.resolveSibling(file.getFileName() + ".sum");
  }

  /** The file for a worker that starts now. One that is damaged is deleted, and made anew. */
  Optional<Path> usable() {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) == 0) {
        return Optional.empty();
      }
      if (!FileOwnership.isOurs(file) || !FileOwnership.isOurs(file.getParent())) {
        return Optional.empty();
      }
      if (Files.size(file) != checksum().length()) {
        delete();
        return Optional.empty();
      }
      CacheLeftovers.use(file);
      return Optional.of(file);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Compares the content with the checksum; one that is damaged is deleted.
   *
   * @return whether it was damaged
   */
  boolean repair() {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) == 0) {
        return false;
      }
      boolean damaged = !PosixChecksum.of(file).equals(checksum());
      if (damaged) {
        delete();
      }
      return damaged;
    } catch (IOException e) {
      return false;
    }
  }

  /** After a worker that did not start with it: it is deleted, and made anew only if damaged. */
  void repairOrReject() {
    if (usable().isEmpty() || repair()) {
      return;
    }
    try {
      delete();
      Files.write(file, new byte[0]);
    } catch (IOException e) {
      // The next start that fails will try again.
    }
  }

  private PosixChecksum checksum() throws IOException {
    return PosixChecksum.parse(Files.readString(checksumFile()));
  }

  private void delete() throws IOException {
    Files.deleteIfExists(file);
    Files.deleteIfExists(checksumFile());
  }
}

package dev.sycamore.backend.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Files of a folder that are written together: each beside its place, and when all are there, they
 * are moved to their places in the order in which they came.
 */
final class FileSet implements AutoCloseable {

  private final Path folder;

  /** Where each is until then. */
  private final Map<Path, Path> written = new LinkedHashMap<>();

  FileSet(Path folder) {
    this.folder = folder.toAbsolutePath();
  }

  /** Writes a file; one that was added before is left as it is. */
  void add(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    if (written.containsKey(file)) {
      return;
    }
    Files.createDirectories(file.getParent());
    Path whole =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    written.put(file, whole);
    Files.write(whole, bytes);
  }

  /** Puts all files in their places. */
  void commit() throws IOException {
    for (Map.Entry<Path, Path> file : written.entrySet()) {
      Files.move(
          file.getValue(),
          file.getKey(),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Deletes what has not got to its place. */
  @Override
  public void close() throws IOException {
    for (Path whole : written.values()) {
      Files.deleteIfExists(whole);
    }
  }
}

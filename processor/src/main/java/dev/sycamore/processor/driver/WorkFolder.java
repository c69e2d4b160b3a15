package dev.sycamore.processor.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where the files between the steps are. */
final class WorkFolder implements AutoCloseable {

  private final Path folder;
  private final boolean kept;

  private WorkFolder(Path folder, boolean kept) {
    this.folder = folder;
    this.kept = kept;
  }

  /**
   * Makes a folder.
   *
   * @param wanted one that is kept; null for one that is deleted in the end
   */
  static WorkFolder open(Path wanted) throws IOException {
    return wanted == null
        ? new WorkFolder(Files.createTempDirectory("sycamorec"), false)
        : new WorkFolder(Files.createDirectories(wanted), true);
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  @Override
  public void close() throws IOException {
    if (kept) {
      return;
    }
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }
}

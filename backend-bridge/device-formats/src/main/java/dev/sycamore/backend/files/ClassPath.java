package dev.sycamore.backend.files;

import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.resource.ResourcePaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Files of the jars and folders of a class path, of which the first that has a file counts. */
public final class ClassPath {

  private final List<Path> entries;

  /**
   * @param entries jars and folders; what does not exist is passed over, as Java does
   */
  public ClassPath(List<Path> entries) {
    this.entries = List.copyOf(entries);
  }

  /**
   * A file that was found.
   *
   * @param name for messages
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  public record Found(String name, byte[] bytes) {}

  /**
   * A file of at most 64 MiB, or empty if no entry has it or none can have that name.
   *
   * @throws IOException if it is there and cannot be read; the message begins with its place
   */
  public Optional<Found> find(String path) throws IOException {
    if (!ResourcePaths.isValid(path)) {
      return Optional.empty();
    }
    ResourceName name = new ResourceName(path);
    for (Path entry : entries) {
      if (Files.exists(entry)) {
        try (ResourceTree tree = open(entry)) {
          Optional<byte[]> bytes = read(tree, name);
          if (bytes.isPresent()) {
            return Optional.of(new Found(tree.displayName(name), bytes.get()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static ResourceTree open(Path entry) throws IOException {
    try {
      return ResourceTree.open(entry);
    } catch (IOException e) {
      throw new IOException(entry + ": " + FileProblems.reason(e), e);
    }
  }

  private static Optional<byte[]> read(ResourceTree tree, ResourceName name) throws IOException {
    try {
      return tree.read(name, SizeLimit.TEXT);
    } catch (IOException e) {
      throw new IOException(tree.displayName(name) + ": " + FileProblems.reason(e), e);
    }
  }
}

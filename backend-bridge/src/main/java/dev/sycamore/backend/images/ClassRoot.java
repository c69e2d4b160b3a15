package dev.sycamore.backend.images;

import dev.sycamore.backend.text.Quote;
import dev.sycamore.backend.text.TextFileException;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.Optional;

/** A folder of classes, or a jar, whose files are read. */
public final class ClassRoot implements AutoCloseable {

  private final Path place;
  private final Path root;
  private final Optional<FileSystem> jar;

  private ClassRoot(Path place, Path root, Optional<FileSystem> jar) {
    this.place = place;
    this.root = root;
    this.jar = jar;
  }

  /**
   * Opens a folder or a jar.
   *
   * @throws TextFileException if it is neither
   */
  public static ClassRoot open(Path place) throws TextFileException {
    if (!Files.isRegularFile(place)) {
      return new ClassRoot(place, place, Optional.empty());
    }
    try {
      FileSystem jar = FileSystems.newFileSystem(place);
      return new ClassRoot(place, jar.getPath(""), Optional.of(jar));
    } catch (ProviderNotFoundException e) {
      throw new TextFileException(place.toString(), "cannot be read: this is no jar");
    } catch (IOException e) {
      throw new TextFileException(
          place.toString(), "cannot be read: " + Quote.printable(String.valueOf(e.getMessage())));
    }
  }

  /** The folder or the jar. */
  Path place() {
    return place;
  }

  /** What the names of resources are resolved against. */
  public Path root() {
    return root;
  }

  /** The same problem, of a file as the user finds it: one in a jar is named after the jar. */
  TextFileException located(TextFileException e) {
    if (jar.isEmpty()) {
      return e;
    }
    String file = place + "!/" + e.file();
    return e.line() == 0
        ? new TextFileException(file, e.problem())
        : new TextFileException(file, e.line(), e.column(), e.problem());
  }

  @Override
  public void close() throws IOException {
    if (jar.isPresent()) {
      jar.get().close();
    }
  }
}

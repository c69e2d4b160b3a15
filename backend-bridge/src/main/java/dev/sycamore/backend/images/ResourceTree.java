package dev.sycamore.backend.images;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The files of a jar or of a folder of classes, by the names that class loaders know them by. */
interface ResourceTree extends AutoCloseable {

  /** All names, sorted. */
  List<String> names() throws IOException;

  /** The bytes of a file, or nothing if it is missing. */
  Optional<byte[]> read(String name) throws IOException;

  /** How messages call a file. */
  String displayName(String name);

  @Override
  void close() throws IOException;

  /**
   * Opens a jar or a folder.
   *
   * @throws IOException if it is neither
   */
  static ResourceTree open(Path root) throws IOException {
    if (Files.isDirectory(root)) {
      return new Folder(root);
    }
    if (!Files.exists(root)) {
      throw new NoSuchFileException(root.toString());
    }
    try {
      return new Jar(root, new ZipFile(root.toFile()));
    } catch (ZipException e) {
      throw new IOException("it is neither a folder nor a jar: " + e.getMessage(), e);
    }
  }

  /** A folder of classes. */
  record Folder(Path root) implements ResourceTree {
    @Override
    public List<String> names() throws IOException {
      try (Stream<Path> files = Files.walk(root)) {
        return files
            .filter(Files::isRegularFile)
            .map(file -> root.relativize(file).toString().replace('\\', '/'))
            .sorted()
            .toList();
      }
    }

    @Override
    public Optional<byte[]> read(String name) throws IOException {
      Path file = root.resolve(name);
      return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    }

    @Override
    public String displayName(String name) {
      return root.resolve(name).toString();
    }

    @Override
    public void close() {}
  }

  /** A jar. */
  record Jar(Path root, ZipFile file) implements ResourceTree {
    @Override
    public List<String> names() {
      return file.stream().map(ZipEntry::getName).sorted().toList();
    }

    @Override
    public Optional<byte[]> read(String name) throws IOException {
      ZipEntry entry = file.getEntry(name);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = file.getInputStream(entry)) {
        return Optional.of(in.readAllBytes());
      }
    }

    @Override
    public String displayName(String name) {
      return root + "!/" + name;
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }
}

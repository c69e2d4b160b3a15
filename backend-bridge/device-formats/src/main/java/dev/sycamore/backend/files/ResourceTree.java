package dev.sycamore.backend.files;

import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The files of a jar or of a folder of classes, by the names that class loaders know them by. */
public sealed interface ResourceTree extends AutoCloseable permits FolderTree, JarTree {

  /** The jar or the folder. */
  Path root();

  /**
   * The names of all files in a folder and in those below it, sorted.
   *
   * @param folder ends with a slash
   * @throws IOException if a name leads out of the tree, or a symbolic link is among them
   */
  List<ResourceName> names(String folder) throws IOException;

  /**
   * The bytes of a file, or nothing if it is missing.
   *
   * @param most how many bytes are read; a file that has more is cut off there
   * @throws IOException if it is a symbolic link, or cannot be read
   */
  Optional<byte[]> read(ResourceName name, int most) throws IOException;

  /** How messages call a file. */
  String displayName(ResourceName name);

  @Override
  void close() throws IOException;

  /**
   * The bytes of a file, or nothing if it is missing.
   *
   * @throws IOException if it has more than the limit, is a symbolic link, or cannot be read
   */
  default Optional<byte[]> read(ResourceName name, SizeLimit limit) throws IOException {
    Optional<byte[]> bytes = read(name, limit.bytes() + 1);
    if (bytes.isPresent() && bytes.get().length > limit.bytes()) {
      throw new IOException("larger than " + (limit.bytes() >> 20) + " MiB");
    }
    return bytes;
  }

  /**
   * The bytes of a text file that has to be there.
   *
   * @throws TextFileException if it is not, or cannot be read
   */
  default byte[] text(ResourceName name) throws TextFileException {
    try {
      return read(name, SizeLimit.TEXT)
          .orElseThrow(() -> new NoSuchFileException(displayName(name)));
    } catch (IOException e) {
      throw new TextFileException(displayName(name), "cannot be read: " + FileProblems.reason(e));
    }
  }

  /**
   * Opens a jar or a folder.
   *
   * @throws IOException if it is neither
   */
  static ResourceTree open(Path root) throws IOException {
    if (Files.isDirectory(root)) {
      return new FolderTree(root);
    }
    if (!Files.exists(root)) {
      throw new NoSuchFileException(root.toString());
    }
    try {
      return new JarTree(root, new ZipFile(root.toFile()));
    } catch (ZipException e) {
      throw new IOException("it is neither a folder nor a jar: " + e.getMessage(), e);
    }
  }
}

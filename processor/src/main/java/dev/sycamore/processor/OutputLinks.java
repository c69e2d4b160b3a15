package dev.sycamore.processor;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.FileObject;

/**
 * Symbolic links below the class output, through which something outside of it would be written.
 * The output itself may be one.
 */
final class OutputLinks {
  private static final String FILE = "file";
  private static final String LINK = "this is a symbolic link, which could lead elsewhere";

  private OutputLinks() {}

  /**
   * Refuses a file that is to be written if it or one of the folders of its name is a link.
   *
   * @param name of the file in the class output
   * @throws IOException if there is a link
   */
  static void refuse(FileObject file, String name) throws IOException {
    if (!FILE.equals(file.toUri().getScheme())) {
      return;
    }
    Path path = Path.of(file.toUri());
    for (String part : name.split("/", -1)) {
      if (!part.isEmpty() && path != null && Files.isSymbolicLink(path)) {
        throw new FileSystemException(path.toString(), null, LINK);
      }
      path = path == null ? null : path.getParent();
    }
  }
}

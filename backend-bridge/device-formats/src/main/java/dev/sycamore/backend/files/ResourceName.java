package dev.sycamore.backend.files;

import dev.sycamore.binding.resource.ResourcePaths;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The name of a file below a root, as class loaders and jars know it: parts with slashes between
 * them. No such name leads out of the root, and no file system reads it in another way.
 *
 * @param value without a leading slash
 */
public record ResourceName(String value) {

  private static final String LINK = "this is a symbolic link, which could lead elsewhere";

  /**
   * @throws IllegalArgumentException if the name is absolute, has an empty part, {@code .} or
   *     {@code ..}, a backslash, a colon or a control character
   */
  public ResourceName {
    if (!ResourcePaths.isValid(value)) {
      throw new IllegalArgumentException("not a resource: '" + value + "'");
    }
  }

  /**
   * The file of this name.
   *
   * @param root may be a symbolic link itself
   * @throws IOException if a part of the name is a symbolic link there, or the file system has no
   *     such names
   */
  public Path in(Path root) throws IOException {
    Path file = root;
    for (String part : value.split("/", -1)) {
      try {
        file = file.resolve(part);
      } catch (InvalidPathException e) {
        throw new FileSystemException(value, null, "the file system has no such names");
      }
      if (Files.isSymbolicLink(file)) {
        throw new FileSystemException(file.toString(), null, LINK);
      }
    }
    return file;
  }

  @Override
  public String toString() {
    return value;
  }
}

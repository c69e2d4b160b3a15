package dev.sycamore.tests.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One source file.
 *
 * @param path below the source folder, such as {@code p/Unit.java}
 */
public record Source(String path, String text) {

  /** A file on disk, known by its name alone: a program of the unnamed package. */
  public static Source read(Path file) throws IOException {
    return new Source(file.getFileName().toString(), Files.readString(file));
  }

  /** The name of the class that the file declares. */
  public String className() {
    return path.substring(0, path.length() - ".java".length()).replace('/', '.');
  }
}

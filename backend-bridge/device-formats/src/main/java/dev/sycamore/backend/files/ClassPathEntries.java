package dev.sycamore.backend.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Class paths as users write them for javac and java: {@code lib/*} means the jars of a folder, and
 * what is not there or cannot be there does no harm.
 */
public final class ClassPathEntries {

  private static final String ALL_JARS = "*";

  private static final String JARS = "*.{jar,JAR}";

  private ClassPathEntries() {}

  /** The jars and folders of a class path of this machine, in order. */
  public static List<Path> of(String classPath) {
    return of(classPath, File.pathSeparator, FileSystems.getDefault());
  }

  /** The jars and folders of a class path. */
  static List<Path> of(String classPath, String separator, FileSystem files) {
    return Stream.of(classPath.split(separator, -1))
        .filter(entry -> !entry.isEmpty())
        .flatMap(entry -> expand(entry, files))
        .toList();
  }

  private static Stream<Path> expand(String entry, FileSystem files) {
    try {
      int folder = entry.length() - ALL_JARS.length();
      boolean all =
          entry.endsWith(ALL_JARS)
              && (folder == 0 || isSeparator(entry.charAt(folder - 1), files.getSeparator()));
      // No file of Windows has a star in its name.
      return all
          ? jars(files.getPath(entry.substring(0, folder)))
          : Stream.of(files.getPath(entry));
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  private static boolean isSeparator(char character, String separator) {
    return character == '/' || character == separator.charAt(0);
  }

  private static Stream<Path> jars(Path folder) {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, JARS)) {
      found.forEach(jars::add);
    } catch (IOException e) {
      return Stream.empty();
    }
    return jars.stream().sorted();
  }
}

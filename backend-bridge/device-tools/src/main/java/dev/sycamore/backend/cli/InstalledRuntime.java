package dev.sycamore.backend.cli;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The jars that programs need to run: those in the folder {@code runtime} beside the folder of the
 * tools' own jars, so that {@code java -jar} finds them wherever the whole was copied to.
 */
public final class InstalledRuntime {

  /** Names other jars. */
  private static final String PROPERTY = "sycamore.runtime";

  private static final String FOLDER = "runtime";

  private InstalledRuntime() {}

  /** They as a class path; nothing if the tools are not run from their jars. */
  public static Optional<String> classPath() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .or(() -> folder().flatMap(InstalledRuntime::jars));
  }

  private static Optional<Path> folder() {
    CodeSource source = InstalledRuntime.class.getProtectionDomain().getCodeSource();
    try {
      return Optional.of(Path.of(source.getLocation().toURI()).resolveSibling("../" + FOLDER))
          .map(Path::normalize)
          .filter(Files::isDirectory);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<String> jars(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      String path =
          files
              .map(Path::toString)
              .filter(name -> name.endsWith(".jar"))
              .sorted()
              .collect(Collectors.joining(File.pathSeparator));
      return path.isEmpty() ? Optional.empty() : Optional.of(path);
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}

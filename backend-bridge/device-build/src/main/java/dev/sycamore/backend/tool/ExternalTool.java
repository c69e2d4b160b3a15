package dev.sycamore.backend.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A program that is not part of Sycamore.
 *
 * @param program its file
 */
public record ExternalTool(Path program) {

  /**
   * Looks for a program.
   *
   * @param environment of the process; its {@code PATH} comes first
   * @param folders where to look after the path
   */
  public static Optional<ExternalTool> find(
      String name, Map<String, String> environment, Stream<String> folders) {
    Stream<String> path = Stream.of(environment.getOrDefault("PATH", "").split(":", -1));
    return Stream.concat(path, folders)
        .filter(folder -> folder.startsWith("/"))
        .flatMap(folder -> in(folder, name))
        .findFirst()
        .map(ExternalTool::new);
  }

  private static Stream<Path> in(String folder, String name) {
    try {
      Path program = Path.of(folder, name);
      return Stream.of(program).filter(Files::isRegularFile).filter(Files::isExecutable);
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  /** What tells this program from another one; nothing if there is none at the path. */
  public Optional<String> identity() {
    try {
      Path file = program.toRealPath();
      return Optional.of(file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}

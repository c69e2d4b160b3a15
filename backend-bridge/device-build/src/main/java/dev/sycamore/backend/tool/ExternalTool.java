package dev.sycamore.backend.tool;

import dev.sycamore.binding.targets.HostPlatform;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
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

  private static final String PATH = "PATH";

  /**
   * Looks for a program.
   *
   * @param environment of the process; its {@code PATH} comes first
   * @param folders where to look after the path
   */
  public static Optional<ExternalTool> find(
      String name, Map<String, String> environment, Stream<String> folders) {
    return find(name, environment, folders, HostPlatform.current(), FileSystems.getDefault());
  }

  /** Looks for a program on a machine. */
  static Optional<ExternalTool> find(
      String name,
      Map<String, String> environment,
      Stream<String> folders,
      HostPlatform machine,
      FileSystem files) {
    Stream<String> path =
        environment.entrySet().stream()
            .filter(variable -> isPath(variable.getKey(), machine))
            .flatMap(variable -> Stream.of(variable.getValue().split(machine.pathSeparator(), -1)));
    return Stream.concat(path, folders)
        .flatMap(folder -> in(files, folder, machine.program(name)))
        .findFirst()
        .map(ExternalTool::new);
  }

  /** Names of variables have no case on Windows, where it is {@code Path}. */
  private static boolean isPath(String variable, HostPlatform machine) {
    return machine.isWindows() ? variable.equalsIgnoreCase(PATH) : variable.equals(PATH);
  }

  private static Stream<Path> in(FileSystem files, String folder, String name) {
    try {
      return Stream.of(files.getPath(folder, name))
          .filter(Path::isAbsolute)
          .filter(Files::isRegularFile)
          .filter(Files::isExecutable);
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

package dev.sycamore.tests.programs;

import dev.sycamore.tests.compile.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program of {@code programs/}: one file of the unnamed package, or a folder of files.
 *
 * @param name of the file without {@code .java}, or of the folder; the class to run has it too
 * @param sources paths are below the program's own folder
 */
public record Program(String name, List<Source> sources) {

  private static final String SUFFIX = ".java";

  /** All programs in a folder below {@code programs/}. */
  public static List<Program> in(String folder) {
    Path root = Path.of("programs", folder);
    try (Stream<Path> entries = Files.list(root)) {
      return entries.sorted().map(Program::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Program read(Path entry) {
    String name = entry.getFileName().toString();
    try {
      if (Files.isRegularFile(entry)) {
        return new Program(
            name.substring(0, name.length() - SUFFIX.length()), List.of(Source.read(entry)));
      }
      try (Stream<Path> files = Files.walk(entry)) {
        List<Path> paths = files.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList();
        List<Source> sources = new java.util.ArrayList<>();
        for (Path path : paths) {
          sources.add(new Source(entry.relativize(path).toString(), Files.readString(path)));
        }
        return new Program(name, sources);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}

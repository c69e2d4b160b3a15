package dev.sycamore.backend.foreach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The files that the commands write, one each, beside the list of them: {@code a.list} lists {@code
 * a_0.spv}, {@code a_1.spv}. Until all are there they are in a folder {@code .a.list.parts}. All
 * names follow from the list's, so that another build has the same.
 */
final class OutputFiles implements AutoCloseable {

  private final Path list;
  private final Path parts;
  private final List<String> names;

  OutputFiles(Path list, String extension, int count) throws IOException {
    this.list = list;
    String name = list.getFileName().toString();
    parts = list.resolveSibling("." + name + ".parts");
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    names = IntStream.range(0, count).mapToObj(i -> stem + "_" + i + "." + extension).toList();
    delete();
    Files.createDirectory(parts);
  }

  /** Their names in the list. */
  List<String> names() {
    return names;
  }

  /** Where the command writes. */
  Path part(int index) {
    return parts.resolve(names.get(index));
  }

  /** Where the file is in the end. */
  Path file(int index) {
    return list.resolveSibling(names.get(index));
  }

  /** Puts all files in their places. */
  void finish() throws IOException {
    for (int i = 0; i < names.size(); i++) {
      Files.move(
          part(i), file(i), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    delete();
  }

  /** Deletes the folder: what a build that was killed left, or commands that failed. */
  private void delete() throws IOException {
    if (!Files.exists(parts)) {
      return;
    }
    try (Stream<Path> files = Files.walk(parts)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}

package dev.sycamore.backend.foreach;

import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.files.FileTrees;
import dev.sycamore.backend.table.FileTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

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
    // A build that was killed may have left it.
    FileTrees.delete(parts);
    try {
      Files.createDirectory(parts);
    } catch (NoSuchFileException e) {
      throw new NoSuchFileException(list.toString());
    }
  }

  /** Where the command writes. */
  Path part(int index) {
    return parts.resolve(names.get(index));
  }

  /** Where the file is in the end. */
  Path file(int index) {
    return list.resolveSibling(names.get(index));
  }

  /** Puts all files in their places, and the list of them. */
  void finish() throws IOException {
    try (AtomicFiles files = AtomicFiles.anywhere()) {
      for (int i = 0; i < names.size(); i++) {
        files.addWritten(file(i), part(i));
      }
      files.add(list, FileTable.list(names).bytes());
      files.commit();
    }
  }

  /** Deletes the folder: what commands have written that failed. */
  @Override
  public void close() {
    FileTrees.delete(parts);
  }
}

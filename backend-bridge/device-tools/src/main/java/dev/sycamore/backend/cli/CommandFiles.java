package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.backend.text.TextFiles;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files as the command line names them: {@code -} is standard input or output. */
final class CommandFiles {

  private static final String STANDARD = "-";

  private CommandFiles() {}

  /** The input's name in messages. */
  static String displayName(String input) {
    return input.equals(STANDARD) ? "<stdin>" : input;
  }

  /** The bytes of a module or an image. */
  static byte[] read(String input) throws IOException {
    return input.equals(STANDARD)
        ? SizeLimit.BINARY.read(StandardInput.get())
        : SizeLimit.BINARY.read(Path.of(input));
  }

  /** The bytes of a text file of another stage. */
  static byte[] readText(String input) throws TextFileException {
    if (!input.equals(STANDARD)) {
      return TextFiles.read(Path.of(input));
    }
    try {
      return TextFiles.read(displayName(input), StandardInput.get());
    } catch (IOException e) {
      throw new TextFileException(displayName(input), "cannot be read: " + reason(e));
    }
  }

  /** What relative paths in an input are relative to: its folder. */
  static Path folder(String input) {
    Path parent = input.equals(STANDARD) ? null : Path.of(input).getParent();
    return parent == null ? Path.of("") : parent;
  }

  /**
   * How a table in a folder names a file of the command line.
   *
   * @throws TextFileException if there is no such file
   */
  static String cell(String file, Path folder) throws TextFileException {
    if (!Files.exists(Path.of(file))) {
      throw new TextFileException(file, "cannot be read: no such file or folder");
    }
    return cell(Path.of(file), folder);
  }

  /** The name as it is, from the working folder to itself; otherwise one from there to the file. */
  static String cell(Path file, Path folder) {
    Path from = folder.toAbsolutePath().normalize();
    Path here = folder.getFileSystem().getPath("").toAbsolutePath().normalize();
    if (from.equals(here) || file.isAbsolute()) {
      return file.toString();
    }
    Path place = file.toAbsolutePath().normalize();
    // Windows has no way from one drive to another.
    return from.getRoot().equals(place.getRoot())
        ? from.relativize(place).toString()
        : place.toString();
  }

  /** Writes all bytes or, unless the output is a device or a pipe, nothing. */
  static void write(String output, byte[] bytes) throws IOException {
    if (output.equals(STANDARD)) {
      System.out.write(bytes);
      System.out.flush();
      return;
    }
    Path file = Path.of(output);
    if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      // A device or a pipe.
      Files.write(file, bytes);
      return;
    }
    AtomicFiles.write(file, bytes);
  }

  /** Why, in words for users. */
  static String reason(IOException exception) {
    return FileProblems.reason(exception);
  }
}

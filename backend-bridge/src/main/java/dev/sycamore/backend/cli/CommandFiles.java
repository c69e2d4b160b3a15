package dev.sycamore.backend.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files as the command line names them: {@code -} is standard input or output. */
final class CommandFiles {

  private static final String STANDARD = "-";

  private CommandFiles() {}

  /** The input's name in messages. */
  static String displayName(String input) {
    return input.equals(STANDARD) ? "<stdin>" : input;
  }

  static byte[] read(String input) throws IOException {
    return input.equals(STANDARD) ? System.in.readAllBytes() : Files.readAllBytes(Path.of(input));
  }

  /**
   * Writes all bytes or nothing: a regular file is written beside its place and then moved there.
   */
  static void write(String output, byte[] bytes) throws IOException {
    if (output.equals(STANDARD)) {
      System.out.write(bytes);
      System.out.flush();
      return;
    }
    Path file = Path.of(output).toAbsolutePath();
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, bytes);
      return;
    }
    Path whole =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.write(whole, bytes);
      Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(whole);
    }
  }

  /** Why, in words for users: some exceptions have nothing but the file's name as their message. */
  static String reason(IOException exception) {
    if (exception instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (exception instanceof AccessDeniedException) {
      return "permission denied";
    }
    return exception.getMessage() == null ? exception.toString() : exception.getMessage();
  }
}

package dev.sycamore.backend.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** What went wrong with a file, in words for users. */
public final class FileProblems {

  private FileProblems() {}

  /** Why: some exceptions have nothing but the file's name as their message. */
  public static String reason(IOException exception) {
    if (exception instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (exception instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (exception instanceof FileSystemException file && file.getReason() != null) {
      return file.getReason();
    }
    return exception.getMessage() == null ? exception.toString() : exception.getMessage();
  }

  /** One line that names the file, which is the exception's own if it has one. */
  public static String notWritten(String output, IOException exception) {
    return file(exception).orElse(output) + ": error: cannot be written: " + reason(exception);
  }

  /** One line that names the file, which is the exception's own if it has one. */
  public static String notRead(String input, IOException exception) {
    return file(exception).orElse(input) + ": error: cannot be read: " + reason(exception);
  }

  /** The file that an exception names. */
  public static Optional<String> file(IOException exception) {
    return exception instanceof FileSystemException named
        ? Optional.ofNullable(named.getFile())
        : Optional.empty();
  }

  /** The same problem as one of the file that the user knows. */
  static FileSystemException of(Path file, IOException exception) {
    FileSystemException named = new FileSystemException(file.toString(), null, reason(exception));
    named.initCause(exception);
    return named;
  }
}

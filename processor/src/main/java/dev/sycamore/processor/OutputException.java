package dev.sycamore.processor;

import dev.sycamore.backend.files.FileProblems;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import javax.tools.FileObject;

/** A file of the class output cannot be written, for reasons outside of the compiler. */
final class OutputException extends IOException {

  private static final long serialVersionUID = 1L;

  private final String file;

  OutputException(FileObject file, IOException cause) {
    super(cause);
    URI uri = file.toUri();
    this.file = "file".equals(uri.getScheme()) ? Path.of(uri).toString() : file.getName();
  }

  /** Its name. */
  String file() {
    return file;
  }

  /** Why, in words for users: javac wraps what the file system says. */
  String reason() {
    Throwable reason = getCause();
    while (reason.getCause() instanceof IOException inner) {
      reason = inner;
    }
    return FileProblems.reason((IOException) reason);
  }
}

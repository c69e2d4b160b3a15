package dev.sycamore.processor.host;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.FileObject;

/** A file that a compilation cannot read or write. */
public final class FileException extends IOException {

  private static final long serialVersionUID = 1L;

  private final DiagnosticId id;
  private final String file;

  private FileException(DiagnosticId id, String file, IOException cause) {
    super(cause);
    this.id = id;
    this.file = file;
  }

  /** A file of the output that cannot be written. */
  public static FileException notWritten(FileObject file, IOException cause) {
    return notWritten(name(file), cause);
  }

  /** A file of the output, by its name there, that cannot be written. */
  public static FileException notWritten(String file, IOException cause) {
    return new FileException(DiagnosticId.UNWRITABLE_OUTPUT, file, cause);
  }

  /** A file that is there and cannot be read. */
  public static FileException notRead(FileObject file, IOException cause) {
    return notRead(name(file), cause);
  }

  /** A file, by the name that users know, that is there and cannot be read. */
  public static FileException notRead(String file, IOException cause) {
    return new FileException(DiagnosticId.UNREADABLE_FILE, file, cause);
  }

  private static String name(FileObject file) {
    URI uri = file.toUri();
    return "file".equals(uri.getScheme()) ? Path.of(uri).toString() : file.getName();
  }

  /** The diagnostic, at what was worked on. */
  public Diagnostic diagnostic(SourceSpan at) {
    return Diagnostic.of(id, at, List.of(), file, reason(this));
  }

  /** Why, in words for users: javac wraps what the file system reports. */
  public static String reason(IOException failure) {
    IOException reason = failure;
    while (reason.getCause() instanceof IOException inner) {
      reason = inner;
    }
    return FileProblems.reason(reason);
  }
}

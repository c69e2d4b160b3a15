package dev.sycamore.processor.report;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.InternalErrors;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.processor.host.FileException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What the processor is working on, for the diagnostic of what ends it. */
public final class CurrentPlace {

  private String activity = "start";
  private SourceSpan span = SourceSpan.NOWHERE;

  /** Enters a stage that works on no file in particular. */
  public void enter(String newActivity) {
    enter(newActivity, SourceSpan.NOWHERE);
  }

  /** Enters a stage that works on one file. */
  public void enter(String newActivity, String file) {
    enter(newActivity, SourceSpan.startOf(file));
  }

  /** Enters a stage that works on one construct. */
  public void enter(String newActivity, SourceSpan at) {
    activity = newActivity;
    span = at;
  }

  /** Where; the file is empty where there is none. */
  public SourceSpan span() {
    return span;
  }

  /**
   * The diagnostic of an exception that ends the compilation. The operating system reports a file,
   * a full disk or a process with an {@code IOException}; only another exception is an internal
   * error, here or at the more exact place that it contains.
   */
  public Diagnostic failure(Throwable error) {
    Optional<IOException> failed = ioException(error);
    if (failed.isPresent()) {
      return failed.get() instanceof FileException file
          ? file.diagnostic(span)
          : Diagnostic.of(
              DiagnosticId.FAILED_INPUT_OR_OUTPUT,
              span,
              List.of(),
              FileProblems.file(failed.get()).map(file -> "`" + file + "`").orElse(activity),
              FileException.reason(failed.get()));
    }
    SourceSpan at = error instanceof CodegenException codegen ? codegen.span().orElse(span) : span;
    return InternalErrors.of(error, at, List.of(), activity);
  }

  /** The outermost one: it names the file. */
  private static Optional<IOException> ioException(Throwable error) {
    Throwable cause = error;
    while (cause instanceof RuntimeException && !(cause instanceof CodegenException)) {
      cause = cause.getCause();
    }
    return cause instanceof IOException failed ? Optional.of(failed) : Optional.empty();
  }
}

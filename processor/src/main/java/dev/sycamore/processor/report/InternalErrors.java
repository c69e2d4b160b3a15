package dev.sycamore.processor.report;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Arrays;
import java.util.List;

/** Makes a diagnostic of what should not have happened. */
public final class InternalErrors {

  private static final String OURS = "dev.sycamore.";

  /** A cause of a cause of a cause says nothing new, and causes may be circular. */
  private static final int MOST_CAUSES = 3;

  private InternalErrors() {}

  /** One diagnostic at {@code place}, or at the more exact place that the failure itself knows. */
  public static Diagnostic of(Throwable failure, CurrentPlace place) {
    SourceSpan at = place.span();
    if (failure instanceof CodegenException codegen) {
      at = codegen.span().orElse(at);
    }
    return Diagnostic.of(DiagnosticId.SYC5001, at, List.of(), place.activity(), describe(failure));
  }

  /** One line: what it is, what it says, the innermost place in our own code, and its causes. */
  private static String describe(Throwable failure) {
    String text = words(failure) + place(failure);
    Throwable cause = failure.getCause();
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      text += "; caused by " + words(cause);
      cause = cause.getCause();
    }
    return text;
  }

  private static String words(Throwable failure) {
    String name = failure.getClass().getSimpleName();
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? name
        : name + ": " + message.strip().lines().findFirst().orElse("");
  }

  private static String place(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(OURS))
        .findFirst()
        .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
        .orElse("");
  }
}

package dev.sycamore.processor.report;

import dev.sycamore.codegen.CodegenException;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Arrays;
import java.util.List;

/** Makes a diagnostic of what should not have happened. */
public final class InternalErrors {

  private static final String OURS = "dev.sycamore.";

  private InternalErrors() {}

  /** One diagnostic at {@code place}, or at the more exact place that the failure itself knows. */
  public static Diagnostic of(Throwable failure, CurrentPlace place) {
    SourceSpan at = place.span();
    if (failure instanceof CodegenException codegen) {
      at = codegen.span().orElse(at);
    }
    return Diagnostic.of(
        DiagnosticId.SYC5001, at, List.of(), place.activity(), describe(failure));
  }

  /** One line: what it is, what it says, and the innermost place in our own code. */
  private static String describe(Throwable failure) {
    String message = failure.getMessage();
    String text = failure.getClass().getSimpleName();
    if (message != null && !message.isBlank()) {
      text += ": " + message.strip().lines().findFirst().orElse("");
    }
    return text
        + Arrays.stream(failure.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith(OURS))
            .findFirst()
            .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
            .orElse("");
  }
}

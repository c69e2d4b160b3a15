package dev.sycamore.diagnostics;

import java.util.List;
import java.util.stream.Stream;

/** What users read about an internal error, whichever stage it ends. */
public final class InternalErrors {

  private static final String OURS = "dev.sycamore.";

  /** A cause of a cause of a cause says nothing new, and causes may be circular. */
  private static final int MOST_CAUSES = 3;

  private InternalErrors() {}

  /**
   * The diagnostic of an internal error.
   *
   * @param at what was worked on when the error occurred
   * @param chain the calls from a kernel to that place
   * @param activity what was being done, a noun
   */
  public static Diagnostic of(
      Throwable error, SourceSpan at, List<CallFrame> chain, String activity) {
    return Diagnostic.of(DiagnosticId.INTERNAL_ERROR, at, chain, activity, describe(error));
  }

  /** One line: what it is, its message, the innermost place in our own code, and its causes. */
  public static String describe(Throwable error) {
    StringBuilder text = new StringBuilder(summary(error)).append(place(error));
    Throwable cause = error.getCause();
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      text.append("; caused by ").append(summary(cause));
      cause = cause.getCause();
    }
    return text.toString();
  }

  private static String summary(Throwable error) {
    String name = error.getClass().getSimpleName();
    String message = error.getMessage();
    return message == null || message.isBlank()
        ? name
        : name + ": " + message.strip().lines().findFirst().orElse("");
  }

  private static String place(Throwable error) {
    return Stream.of(error.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(OURS))
        .findFirst()
        .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
        .orElse("");
  }
}

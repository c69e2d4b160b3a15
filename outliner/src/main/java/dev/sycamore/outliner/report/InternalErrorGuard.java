package dev.sycamore.outliner.report;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Turns internal errors of the outliner into diagnostics: the only place that catches them. */
public final class InternalErrorGuard {
  private InternalErrorGuard() {}

  /**
   * Runs {@code work}, and reports the internal error that ends it, if one does.
   *
   * @param at what was worked on when the error occurred
   * @param chain the calls from a kernel to that place
   */
  public static void run(
      Runnable work,
      Supplier<SourceSpan> at,
      Function<SourceSpan, List<CallFrame>> chain,
      DiagnosticSink sink) {
    try {
      work.run();
    } catch (RuntimeException | StackOverflowError error) {
      SourceSpan span = at.get();
      sink.report(
          Diagnostic.of(
              DiagnosticId.SYC5001, span, chain.apply(span), "the outliner", describe(error)));
    }
  }

  /** One line: what happened, and where in the outliner. */
  private static String describe(Throwable error) {
    StackTraceElement[] trace = error.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    String message = error.getMessage() == null ? "" : ": " + firstLine(error.getMessage());
    return error.getClass().getSimpleName() + message + where;
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return end < 0 ? text : text.substring(0, end);
  }
}

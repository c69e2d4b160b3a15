package dev.sycamore.outliner.report;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.InternalErrors;
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
      sink.report(InternalErrors.of(error, span, chain.apply(span), "the outliner"));
    }
  }
}

package dev.sycamore.outliner.report;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.InternalErrors;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.tree.NestingException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Turns internal errors of the outliner, and code that is nested too deeply for it, into
 * diagnostics: the only place that catches them.
 */
public final class InternalErrorGuard {
  private InternalErrorGuard() {}

  /**
   * Runs {@code work}, and reports the internal error that ends it, if one does.
   *
   * @param at what was worked on when the error occurred
   * @param exactly where a node of the code is
   * @param chain the calls from a kernel to that place
   */
  public static void run(
      Runnable work,
      Supplier<SourceSpan> at,
      Function<Node, SourceSpan> exactly,
      Function<SourceSpan, List<CallFrame>> chain,
      DiagnosticSink sink) {
    try {
      work.run();
    } catch (NestingException tooDeep) {
      SourceSpan span = exactly.apply(tooDeep.node());
      sink.report(
          Diagnostic.of(
              DiagnosticId.NESTED_TOO_DEEPLY, span, chain.apply(span), NestingException.MOST));
    } catch (UncheckedIOException unread) {
      // A source that the host compiler cannot read: the caller has the file.
      throw unread;
    } catch (RuntimeException | StackOverflowError error) {
      SourceSpan span = at.get();
      sink.report(InternalErrors.of(error, span, chain.apply(span), "the outliner"));
    }
  }
}

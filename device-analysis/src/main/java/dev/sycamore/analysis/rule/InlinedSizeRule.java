package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.access.InlinedSize;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A kernel is compiled with all that it calls inlined. Functions that call others twice double that
 * with each level, so a few lines could keep a compiler busy for hours.
 */
public final class InlinedSizeRule implements ProgramRule {

  /** LLVM takes half a minute for as many. */
  static final long MOST_OPERATIONS = 1_000_000;

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    InlinedSize sizes = InlinedSize.of(kernel.calls());
    if (sizes.of(kernel.kernel().body()) <= MOST_OPERATIONS) {
      return true;
    }
    SourceCallChain chain = kernel.chain();
    SourceSpan at = kernel.kernel().span();
    List<CallEdge> calls = kernel.calls();
    // Down to the last function that is too large itself.
    for (Optional<CallEdge> next = largest(calls, sizes); next.isPresent(); ) {
      CallEdge call = next.get();
      at = call.at();
      if (sizes.of(call.callee()) <= MOST_OPERATIONS) {
        break;
      }
      chain = chain.calling(at, call.callee().displayName());
      next = largest(call.callee().calls(), sizes);
    }
    sink.report(
        Diagnostic.of(DiagnosticId.TOO_MUCH_CODE_TO_INLINE, at, chain.to(at), MOST_OPERATIONS));
    return false;
  }

  /** The first of the calls that lead to most. */
  private static Optional<CallEdge> largest(List<CallEdge> calls, InlinedSize sizes) {
    return calls.stream().max(Comparator.comparingLong(call -> sizes.of(call.callee())));
  }
}

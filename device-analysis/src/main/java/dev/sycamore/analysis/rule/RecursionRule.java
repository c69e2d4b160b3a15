package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Device code does not recurse. A cycle is reported once, at the first call that closes it in
 * depth-first order of the source.
 */
public final class RecursionRule implements ProgramRule {
  private final Set<Set<Object>> told = new HashSet<>();

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    return check(kernel.calls(), 0, kernel.chain(), sink);
  }

  /** As for a kernel, for a function that may have no caller. */
  public boolean check(FunctionHandle function, DiagnosticSink sink) {
    return check(
        List.of(new CallEdge(function, function.span())),
        1,
        SourceCallChain.startingAt(function.displayName()),
        sink);
  }

  /**
   * Reports the cycles that calls lead to; returns whether there is none.
   *
   * @param known how many calls of each path {@code chain} already stands for
   */
  private boolean check(
      List<CallEdge> calls, int known, SourceCallChain chain, DiagnosticSink sink) {
    AtomicBoolean found = new AtomicBoolean();
    Reachability.cycles(
        calls,
        (path, start, closing) -> {
          found.set(true);
          List<CallEdge> cycle = path.subList(start, path.size());
          if (isNew(cycle)) {
            SourceCallChain way = chain;
            for (CallEdge call : path.subList(known, path.size())) {
              way = way.calling(call.at(), call.callee().displayName());
            }
            report(cycle, closing, way, sink);
          }
        });
    return !found.get();
  }

  private boolean isNew(List<CallEdge> cycle) {
    Set<Object> methods = new HashSet<>();
    cycle.forEach(call -> methods.add(call.callee().method()));
    return told.add(methods);
  }

  private static void report(
      List<CallEdge> cycle, CallEdge closing, SourceCallChain chain, DiagnosticSink sink) {
    String names =
        Stream.concat(cycle.stream(), Stream.of(closing))
            .map(call -> "`" + call.callee().displayName() + "`")
            .collect(Collectors.joining(" -> "));
    SourceSpan at = closing.at();
    sink.report(Diagnostic.of(DiagnosticId.RECURSION, at, chain.to(at), names));
  }
}

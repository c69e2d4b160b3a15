package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Device code does not recurse. A cycle is told once, at the first call that closes it in
 * depth-first order of the source.
 */
final class RecursionRule implements ProgramRule {
  private final Set<Set<Object>> told = new HashSet<>();

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Search search = new Search(sink);
    search.follow(kernel.calls(), kernel.chain());
    return !search.found;
  }

  /** As for a kernel, for a function that may have no caller. */
  boolean check(FunctionHandle function, DiagnosticSink sink) {
    Search search = new Search(sink);
    search.open.add(function);
    search.follow(function.calls(), SourceCallChain.startingAt(function.displayName()));
    return !search.found;
  }

  private final class Search {
    private final DiagnosticSink sink;
    private final List<FunctionHandle> open = new ArrayList<>();
    private final Set<FunctionHandle> done = new HashSet<>();
    private boolean found;

    Search(DiagnosticSink sink) {
      this.sink = sink;
    }

    void follow(List<CallEdge> calls, SourceCallChain chain) {
      for (CallEdge call : calls) {
        int start = indexOf(call.callee());
        if (start >= 0) {
          close(open.subList(start, open.size()), call, chain);
        } else if (done.add(call.callee())) {
          open.add(call.callee());
          follow(call.callee().calls(), chain.calling(call.at(), call.callee().displayName()));
          open.remove(open.size() - 1);
        }
      }
    }

    private int indexOf(FunctionHandle function) {
      for (int i = 0; i < open.size(); i++) {
        if (open.get(i) == function) {
          return i;
        }
      }
      return -1;
    }

    private void close(List<FunctionHandle> cycle, CallEdge call, SourceCallChain chain) {
      found = true;
      Set<Object> methods = Collections.newSetFromMap(new IdentityHashMap<>());
      cycle.forEach(function -> methods.add(function.method()));
      if (!told.add(methods)) {
        return;
      }
      String names =
          Stream.concat(cycle.stream(), Stream.of(call.callee()))
              .map(f -> "`" + f.displayName() + "`")
              .collect(Collectors.joining(" -> "));
      SourceSpan at = call.at();
      sink.report(Diagnostic.of(DiagnosticId.SYC1001, at, chain.to(at), names));
    }
  }
}

package dev.sycamore.outliner.program;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The other kernels that an error in a function concerns, as notes of the one report. A function is
 * lowered once for each file with kernels, so that an error in it has the way from the first kernel
 * of the file. Rules look at each kernel. The collector keeps the first report of a place.
 */
public final class SharedFaults {
  /** So many kernels have a note of their own, apart from the first one. */
  private static final int MOST = 4;

  private record Way(FunctionHandle function, SourceCallChain chain) {}

  /** Files may have kernels of the same name. */
  private record KernelOfFile(String name, String file) {}

  private final DiagnosticCollector diagnostics;

  /** By the name of the function. */
  private final Map<String, List<Way>> ways = new HashMap<>();

  /**
   * Those among some diagnostics.
   *
   * @param diagnostics of the compilation
   */
  public SharedFaults(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * Keeps how the kernels of a file reach the functions that have errors. No kernel of a file
   * without errors so far reaches one.
   */
  public void add(List<LoweredKernel> kernels) {
    if (!diagnostics.hasErrors()) {
      return;
    }
    for (Diagnostic diagnostic : diagnostics.all()) {
      if (isInFunction(diagnostic)) {
        ways.computeIfAbsent(last(diagnostic).function(), name -> new ArrayList<>());
      }
    }
    for (LoweredKernel kernel : kernels) {
      Reachability.chains(kernel.calls(), kernel.chain())
          .forEach((function, chain) -> add(new Way(function, chain)));
    }
  }

  private void add(Way way) {
    List<Way> known = ways.get(way.function().displayName());
    if (known != null) {
      known.add(way);
    }
  }

  /** The diagnostics, each with the other kernels that it concerns. */
  public List<Diagnostic> withKernels(List<Diagnostic> found) {
    return ways.isEmpty() ? found : found.stream().map(this::withKernels).toList();
  }

  private Diagnostic withKernels(Diagnostic diagnostic) {
    if (!isInFunction(diagnostic)) {
      return diagnostic;
    }
    Map<KernelOfFile, List<CallFrame>> chains = new LinkedHashMap<>();
    for (Way way : ways.getOrDefault(last(diagnostic).function(), List.of())) {
      if (concerns(diagnostic, way.function())) {
        add(way.chain().to(diagnostic.at()), chains);
      }
    }
    diagnostics.repeated(diagnostic).forEach(repeated -> add(repeated.chain(), chains));
    chains.remove(kernel(diagnostic.chain()));
    List<List<CallFrame>> others = List.copyOf(chains.values());
    Diagnostic result = diagnostic;
    for (List<CallFrame> chain : others.subList(0, Math.min(MOST, others.size()))) {
      result = result.withNote(note("also called from ", chain));
    }
    if (others.size() > MOST) {
      int more = others.size() - MOST;
      String count =
          "and from " + more + (more == 1 ? " more kernel, " : " more kernels, such as ");
      result = result.withNote(note(count, others.get(MOST)));
    }
    return result;
  }

  private static void add(List<CallFrame> chain, Map<KernelOfFile, List<CallFrame>> chains) {
    if (chain.size() > 1) {
      chains.putIfAbsent(kernel(chain), chain);
    }
  }

  private static KernelOfFile kernel(List<CallFrame> chain) {
    CallFrame first = chain.get(0);
    return new KernelOfFile(first.function(), first.at().file());
  }

  private static Note note(String text, List<CallFrame> chain) {
    String between =
        chain.subList(1, chain.size() - 1).stream()
            .map(frame -> "`" + frame.function() + "`")
            .collect(Collectors.joining(", "));
    CallFrame kernel = chain.get(0);
    return new Note(
        text + kernel.function() + (between.isEmpty() ? "" : ", by way of " + between),
        kernel.at());
  }

  /** What rules find in a function need not be at fault in each kernel, except for recursion. */
  private static boolean concerns(Diagnostic diagnostic, FunctionHandle function) {
    return isIn(function.span(), diagnostic.at())
        && (!function.isSound() || diagnostic.id() == DiagnosticId.RECURSION);
  }

  private static boolean isIn(SourceSpan function, SourceSpan at) {
    return function.file().equals(at.file())
        && function.offset() <= at.offset()
        && at.offset() < function.offset() + function.length();
  }

  private static CallFrame last(Diagnostic diagnostic) {
    return diagnostic.chain().get(diagnostic.chain().size() - 1);
  }

  private static boolean isInFunction(Diagnostic diagnostic) {
    return diagnostic.id().severity() == Severity.ERROR && diagnostic.chain().size() > 1;
  }
}

package dev.sycamore.analysis;

import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.type.VoidType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A call graph, which may have cycles: lines such as {@code f: g@3:5 h@4:1}, the kernel's first.
 * {@code f/1} and {@code f/2} are specialisations of one method.
 */
public final class CallGraphCase {
  private final Map<String, FunctionHandle> functions = new LinkedHashMap<>();
  private final Map<String, List<CallEdge>> calls = new LinkedHashMap<>();

  /** The graph of a text. */
  public CallGraphCase(String text) {
    List<String> lines = text.lines().filter(line -> !line.startsWith("//")).toList();
    for (String line : lines) {
      String[] parts = line.split(": ?", 2);
      calls.put(
          parts[0],
          List.of(parts[1].split(" ")).stream().filter(c -> !c.isEmpty()).map(this::call).toList());
    }
    calls.forEach(
        (caller, edges) -> function(caller).lowered(Optional.empty(), Set.of(), edges, List.of()));
  }

  private CallEdge call(String text) {
    int at = text.indexOf('@');
    return new CallEdge(function(text.substring(0, at)), CaseSpans.of(text));
  }

  /** A function by its name. */
  public FunctionHandle function(String name) {
    return functions.computeIfAbsent(
        name,
        n ->
            new FunctionHandle(
                n.replaceAll("/.*", ""),
                n,
                VoidType.VOID,
                SourceCallChain.startingAt(n),
                SourceSpan.NOWHERE,
                CodeOrigin.USER,
                List.of(),
                AspectMarks.NONE));
  }

  /** What the kernel calls. */
  public List<CallEdge> kernelCalls() {
    return calls.get("kernel");
  }
}

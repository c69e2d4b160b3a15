package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.analysis.uniformity.MemoryWrite;
import dev.sycamore.analysis.uniformity.Uniformity;
import dev.sycamore.analysis.uniformity.UniformityObserver;
import dev.sycamore.analysis.uniformity.UniformityScope;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A barrier is waited for by one group. What all groups wrote, each its own elements, and one
 * element of it that all read behind a barrier: that element is another group's for all groups but
 * one.
 */
public final class OtherGroupsRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.kernel().form() == KernelForm.ND_RANGE && !kernel.launch().hasOneGroup()) {
      Accesses accesses = new Accesses();
      Uniformity.observe(kernel, UniformityScope.LAUNCH_BY_DATA_FLOW, accesses);
      accesses.found.forEach(
          (at, read) ->
              sink.report(
                  Diagnostic.of(
                      DiagnosticId.DATA_OF_OTHER_GROUPS,
                      at,
                      read.chain.to(at),
                      read.memory.name())));
    }
    return true;
  }

  private record Read(Variable memory, SourceCallChain chain) {}

  private static final class Accesses implements UniformityObserver {
    private final Deque<Map<Variable, Variable>> callers = new ArrayDeque<>();
    private final Set<Variable> written = new HashSet<>();
    private final Set<Variable> behindBarrier = new HashSet<>();
    private final Map<SourceSpan, Read> found = new LinkedHashMap<>();

    @Override
    public void enters(Map<Variable, Variable> views) {
      Map<Variable, Variable> inKernel = new HashMap<>();
      views.forEach(
          (parameter, view) -> inKernel(view).ifPresent(memory -> inKernel.put(parameter, memory)));
      callers.push(inKernel);
    }

    @Override
    public void leaves() {
      callers.pop();
    }

    /** The kernel's variable that holds the memory of a variable at hand. */
    private Optional<Variable> inKernel(Variable variable) {
      return callers.isEmpty()
          ? Optional.of(variable)
          : Optional.ofNullable(callers.peek().get(variable));
    }

    @Override
    public void writes(MemoryWrite write, SourceCallChain chain) {
      if (write.placeVaries()) {
        write.memory().flatMap(this::inKernel).filter(Accesses::isGlobal).ifPresent(written::add);
      }
    }

    @Override
    public void barrier() {
      behindBarrier.addAll(written);
    }

    @Override
    public void reads(Variable memory, boolean placeVaries, SourceSpan at, SourceCallChain chain) {
      if (!placeVaries && inKernel(memory).filter(behindBarrier::contains).isPresent()) {
        found.putIfAbsent(at, new Read(memory, chain));
      }
    }

    private static boolean isGlobal(Variable memory) {
      return memory.type() instanceof ViewType view && view.space() == AddressSpace.GLOBAL;
    }
  }
}

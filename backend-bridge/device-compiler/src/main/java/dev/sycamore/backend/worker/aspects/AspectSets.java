package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The aspects of functions and of what they call: first a function's own, then those of its callees
 * in the order of the calls.
 */
final class AspectSets {

  private final Map<ModuleFunction, Set<Integer>> used = new HashMap<>();
  private final Map<ModuleFunction, Set<Integer>> declared = new HashMap<>();

  AspectSets(Set<ModuleFunction> functions, CallGraph graph) {
    for (ModuleFunction function : functions) {
      used.put(function, new LinkedHashSet<>(function.uses().aspects()));
      declared.put(function, new LinkedHashSet<>(function.declared()));
    }
    for (ModuleFunction function : graph.calleesFirst()) {
      graph.calls(function).forEach(call -> add(function, call.callee()));
    }
    propagate(graph);
  }

  /** What the function or something that it calls uses. */
  Set<Integer> used(ModuleFunction function) {
    return used.get(function);
  }

  /** What the function or something that it calls declares. */
  Set<Integer> declared(ModuleFunction function) {
    return declared.get(function);
  }

  /** From callees to callers until nothing changes: what recursion left. */
  private void propagate(CallGraph graph) {
    Deque<ModuleFunction> changed = new ArrayDeque<>(graph.reached());
    while (!changed.isEmpty()) {
      ModuleFunction callee = changed.remove();
      for (ModuleFunction caller : graph.callers(callee)) {
        if (add(caller, callee)) {
          changed.add(caller);
        }
      }
    }
  }

  private boolean add(ModuleFunction caller, ModuleFunction callee) {
    boolean news = used.get(caller).addAll(used.get(callee));
    return declared.get(caller).addAll(declared.get(callee)) || news;
  }
}

package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/** The aspects of functions and of what they call. */
final class AspectSets {

  private final Map<ModuleFunction, NavigableSet<Integer>> used = new HashMap<>();
  private final Map<ModuleFunction, NavigableSet<Integer>> declared = new HashMap<>();

  AspectSets(Set<ModuleFunction> functions, CallGraph graph) {
    for (ModuleFunction function : functions) {
      used.put(function, new TreeSet<>(function.uses().aspects()));
      declared.put(function, new TreeSet<>(function.declared()));
    }
    propagate(graph);
  }

  /** What the function or something that it calls uses. */
  NavigableSet<Integer> used(ModuleFunction function) {
    return used.get(function);
  }

  /** What the function or something that it calls declares. */
  NavigableSet<Integer> declared(ModuleFunction function) {
    return declared.get(function);
  }

  /** From callees to callers until nothing changes, so that recursion is no special case. */
  private void propagate(CallGraph graph) {
    Deque<ModuleFunction> changed = new ArrayDeque<>(graph.reached());
    while (!changed.isEmpty()) {
      ModuleFunction callee = changed.remove();
      for (ModuleFunction caller : graph.callers(callee)) {
        boolean news = used.get(caller).addAll(used.get(callee));
        news |= declared.get(caller).addAll(declared.get(callee));
        if (news) {
          changed.add(caller);
        }
      }
    }
  }
}

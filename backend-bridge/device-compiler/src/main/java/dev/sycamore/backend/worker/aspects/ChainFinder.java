package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the shortest way from a function to one that itself has an aspect; of several the one whose
 * calls come first. How far each function is from there is found once for an aspect: a module may
 * have many functions with the same.
 */
final class ChainFinder {

  private final CallGraph graph;
  private final Collection<ModuleFunction> functions;
  private final Function<ModuleFunction, Set<Integer>> own;
  private final Map<Integer, Map<ModuleFunction, Integer>> distances = new HashMap<>();

  /**
   * @param own the aspects that a function has itself
   */
  ChainFinder(
      CallGraph graph,
      Collection<ModuleFunction> functions,
      Function<ModuleFunction, Set<Integer>> own) {
    this.graph = graph;
    this.functions = functions;
    this.own = own;
  }

  /** The way to the aspect; empty if there is none. */
  Optional<CallChain> find(ModuleFunction start, int aspect) {
    Map<ModuleFunction, Integer> left = distances.computeIfAbsent(aspect, this::distances);
    if (!left.containsKey(start)) {
      return Optional.empty();
    }
    List<FunctionCall> calls = new ArrayList<>();
    ModuleFunction at = start;
    for (int steps = left.get(start); steps > 0; steps--) {
      FunctionCall next = next(at, left, steps - 1);
      calls.add(next);
      at = next.callee();
    }
    return Optional.of(new CallChain(start, calls));
  }

  private FunctionCall next(ModuleFunction function, Map<ModuleFunction, Integer> left, int steps) {
    for (FunctionCall call : graph.calls(function)) {
      if (left.getOrDefault(call.callee(), -1) == steps) {
        return call;
      }
    }
    throw new IllegalStateException("no call in " + function.shownName());
  }

  private Map<ModuleFunction, Integer> distances(int aspect) {
    Map<ModuleFunction, Integer> found = new HashMap<>();
    Deque<ModuleFunction> waiting = new ArrayDeque<>();
    for (ModuleFunction function : functions) {
      if (own.apply(function).contains(aspect)) {
        found.put(function, 0);
        waiting.add(function);
      }
    }
    while (!waiting.isEmpty()) {
      ModuleFunction callee = waiting.remove();
      for (ModuleFunction caller : graph.callers(callee)) {
        if (found.putIfAbsent(caller, found.get(callee) + 1) == null) {
          waiting.add(caller);
        }
      }
    }
    return found;
  }
}

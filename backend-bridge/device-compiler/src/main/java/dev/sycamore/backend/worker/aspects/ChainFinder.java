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
  private final Collection<DeviceFunction> functions;
  private final Function<DeviceFunction, Set<Integer>> own;
  private final Map<Integer, Map<DeviceFunction, Integer>> distances = new HashMap<>();

  /**
   * @param own the aspects that a function has itself
   */
  ChainFinder(
      CallGraph graph,
      Collection<DeviceFunction> functions,
      Function<DeviceFunction, Set<Integer>> own) {
    this.graph = graph;
    this.functions = functions;
    this.own = own;
  }

  /** The way to the aspect; empty if there is none. */
  Optional<CallChain> find(DeviceFunction start, int aspect) {
    Map<DeviceFunction, Integer> left = distances.computeIfAbsent(aspect, this::distances);
    if (!left.containsKey(start)) {
      return Optional.empty();
    }
    List<Call> calls = new ArrayList<>();
    DeviceFunction at = start;
    for (int steps = left.get(start); steps > 0; steps--) {
      Call next = next(at, left, steps - 1);
      calls.add(next);
      at = next.callee();
    }
    return Optional.of(new CallChain(start, calls));
  }

  private Call next(DeviceFunction function, Map<DeviceFunction, Integer> left, int steps) {
    for (Call call : graph.calls(function)) {
      if (left.getOrDefault(call.callee(), -1) == steps) {
        return call;
      }
    }
    throw new IllegalStateException("no call in " + function.shownName());
  }

  private Map<DeviceFunction, Integer> distances(int aspect) {
    Map<DeviceFunction, Integer> found = new HashMap<>();
    Deque<DeviceFunction> waiting = new ArrayDeque<>();
    for (DeviceFunction function : functions) {
      if (own.apply(function).contains(aspect)) {
        found.put(function, 0);
        waiting.add(function);
      }
    }
    while (!waiting.isEmpty()) {
      DeviceFunction callee = waiting.remove();
      for (DeviceFunction caller : graph.callers(callee)) {
        if (found.putIfAbsent(caller, found.get(callee) + 1) == null) {
          waiting.add(caller);
        }
      }
    }
    return found;
  }
}

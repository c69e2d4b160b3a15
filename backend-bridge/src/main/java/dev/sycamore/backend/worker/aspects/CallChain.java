package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The way from a function to the use of an aspect.
 *
 * @param start the first function
 * @param calls those that follow
 */
record CallChain(DeviceFunction start, List<Call> calls) {

  CallChain {
    calls = List.copyOf(calls);
  }

  /**
   * The shortest way to a function with a property; of several the one whose calls come first.
   * Empty if there is none.
   */
  static Optional<CallChain> find(
      DeviceFunction start, CallGraph graph, Predicate<DeviceFunction> wanted) {
    Map<DeviceFunction, Call> arrivals = new HashMap<>();
    Map<DeviceFunction, DeviceFunction> callers = new HashMap<>();
    Deque<DeviceFunction> waiting = new ArrayDeque<>(List.of(start));
    while (!waiting.isEmpty()) {
      DeviceFunction function = waiting.remove();
      if (wanted.test(function)) {
        List<Call> calls = new ArrayList<>();
        for (DeviceFunction at = function; at != start; at = callers.get(at)) {
          calls.add(arrivals.get(at));
        }
        Collections.reverse(calls);
        return Optional.of(new CallChain(start, calls));
      }
      for (Call call : graph.calls(function)) {
        if (call.callee() != start && arrivals.putIfAbsent(call.callee(), call) == null) {
          callers.put(call.callee(), function);
          waiting.add(call.callee());
        }
      }
    }
    return Optional.empty();
  }

  /** The way that is the function alone. */
  static CallChain of(DeviceFunction function) {
    return new CallChain(function, List.of());
  }

  /** The function with the use. */
  DeviceFunction end() {
    return calls.isEmpty() ? start : calls.get(calls.size() - 1).callee();
  }

  /**
   * Where the aspect is used: in the last function, else where that begins, else where it is
   * called.
   */
  Optional<Place> use(int aspect) {
    Optional<Place> called =
        calls.isEmpty() ? Optional.empty() : calls.get(calls.size() - 1).place();
    if (!end().isDefined()) {
      return called;
    }
    return end().uses().place(aspect).or(() -> end().place()).or(() -> called);
  }
}

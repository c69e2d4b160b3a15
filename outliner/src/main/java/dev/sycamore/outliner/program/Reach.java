package dev.sycamore.outliner.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What calls lead to. */
final class Reach {

  private Reach() {}

  /** Every function that calls lead to, the nearest first. */
  static Set<FunctionHandle> from(List<CallEdge> calls) {
    Set<FunctionHandle> reached = new LinkedHashSet<>();
    Deque<FunctionHandle> open = new ArrayDeque<>();
    calls.forEach(call -> open.add(call.callee()));
    while (!open.isEmpty()) {
      FunctionHandle next = open.remove();
      if (reached.add(next)) {
        next.calls().forEach(call -> open.add(call.callee()));
      }
    }
    return reached;
  }

  /** Every function that calls lead to, callees before callers; without recursion. */
  static List<FunctionHandle> calleesFirst(List<CallEdge> calls) {
    Set<FunctionHandle> ordered = new LinkedHashSet<>();
    calls.forEach(call -> add(call.callee(), ordered));
    return new ArrayList<>(ordered);
  }

  private static void add(FunctionHandle function, Set<FunctionHandle> ordered) {
    if (!ordered.contains(function)) {
      function.calls().forEach(call -> add(call.callee(), ordered));
      ordered.add(function);
    }
  }
}

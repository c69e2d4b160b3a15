package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The calls that aspects go along: those of functions that an entry point or a virtual function
 * reaches and, if module ids bound it, those that stay in one module.
 */
final class CallGraph {

  private final Map<ModuleFunction, List<FunctionCall>> calls = new LinkedHashMap<>();
  private final Map<ModuleFunction, List<ModuleFunction>> callers = new HashMap<>();

  CallGraph(Map<ModuleFunction, List<FunctionCall>> all, boolean acrossModules) {
    Map<ModuleFunction, List<FunctionCall>> allowed = acrossModules ? all : withinModules(all);
    Deque<ModuleFunction> reached = new ArrayDeque<>();
    for (ModuleFunction function : all.keySet()) {
      if (function.isEntryPoint() || VirtualCalls.isCallable(function)) {
        reached.add(function);
      }
    }
    while (!reached.isEmpty()) {
      ModuleFunction function = reached.remove();
      if (calls.putIfAbsent(function, allowed.get(function)) == null) {
        for (FunctionCall call : allowed.get(function)) {
          reached.add(call.callee());
          callers.computeIfAbsent(call.callee(), callee -> new ArrayList<>()).add(function);
        }
      }
    }
  }

  /** The calls in a function; none if no entry point reaches it. */
  List<FunctionCall> calls(ModuleFunction function) {
    return calls.getOrDefault(function, List.of());
  }

  /** Those that {@link #calls} has a call of the function for. */
  List<ModuleFunction> callers(ModuleFunction function) {
    return callers.getOrDefault(function, List.of());
  }

  /** The reached functions, each after those that it calls, unless these call it. */
  List<ModuleFunction> calleesFirst() {
    List<ModuleFunction> order = new ArrayList<>();
    Set<ModuleFunction> seen = new HashSet<>();
    // Not by recursion: chains of calls may be longer than the stack is deep.
    Deque<ModuleFunction> open = new ArrayDeque<>();
    Deque<Iterator<FunctionCall>> left = new ArrayDeque<>();
    for (ModuleFunction start : calls.keySet()) {
      enter(start, seen, open, left);
      while (!open.isEmpty()) {
        if (left.element().hasNext()) {
          enter(left.element().next().callee(), seen, open, left);
        } else {
          left.remove();
          order.add(open.remove());
        }
      }
    }
    return order;
  }

  private void enter(
      ModuleFunction function,
      Set<ModuleFunction> seen,
      Deque<ModuleFunction> open,
      Deque<Iterator<FunctionCall>> left) {
    if (seen.add(function)) {
      open.push(function);
      left.push(calls(function).iterator());
    }
  }

  /** The functions that entry points reach, and they themselves. */
  Set<ModuleFunction> reached() {
    return calls.keySet();
  }

  private static Map<ModuleFunction, List<FunctionCall>> withinModules(
      Map<ModuleFunction, List<FunctionCall>> all) {
    Map<ModuleFunction, Set<String>> modules = modules(all);
    Map<ModuleFunction, List<FunctionCall>> within = new HashMap<>();
    all.forEach(
        (function, calls) ->
            within.put(
                function,
                calls.stream()
                    .filter(call -> mayPass(modules.get(function), call.callee()))
                    .toList()));
    return within;
  }

  private static boolean mayPass(Set<String> callers, ModuleFunction callee) {
    return callee.moduleId().map(id -> callers.equals(Set.of(id))).orElse(true);
  }

  /** The modules of each function; a helper without one is of those that it is called from. */
  private static Map<ModuleFunction, Set<String>> modules(
      Map<ModuleFunction, List<FunctionCall>> all) {
    Map<ModuleFunction, Set<String>> modules = new HashMap<>();
    Deque<ModuleFunction> changed = new ArrayDeque<>();
    for (ModuleFunction function : all.keySet()) {
      Set<String> own = new HashSet<>();
      function.moduleId().ifPresent(own::add);
      modules.put(function, own);
      changed.add(function);
    }
    while (!changed.isEmpty()) {
      ModuleFunction function = changed.remove();
      for (FunctionCall call : all.get(function)) {
        ModuleFunction callee = call.callee();
        if (callee.moduleId().isEmpty() && modules.get(callee).addAll(modules.get(function))) {
          changed.add(callee);
        }
      }
    }
    return modules;
  }
}

package dev.sycamore.backend.worker.aspects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The calls that aspects go along: those of functions that an entry point reaches and, if module
 * ids bound it, those that stay in one module.
 */
final class CallGraph {

  private final Map<DeviceFunction, List<Call>> calls = new LinkedHashMap<>();
  private final Map<DeviceFunction, List<DeviceFunction>> callers = new HashMap<>();

  CallGraph(Map<DeviceFunction, List<Call>> all, boolean acrossModules) {
    Map<DeviceFunction, List<Call>> allowed = acrossModules ? all : withinModules(all);
    Deque<DeviceFunction> reached = new ArrayDeque<>();
    for (DeviceFunction function : all.keySet()) {
      if (function.isEntryPoint()) {
        reached.add(function);
      }
    }
    while (!reached.isEmpty()) {
      DeviceFunction function = reached.remove();
      if (calls.putIfAbsent(function, allowed.get(function)) == null) {
        for (Call call : allowed.get(function)) {
          reached.add(call.callee());
          callers.computeIfAbsent(call.callee(), callee -> new ArrayList<>()).add(function);
        }
      }
    }
  }

  /** The calls in a function; none if no entry point reaches it. */
  List<Call> calls(DeviceFunction function) {
    return calls.getOrDefault(function, List.of());
  }

  /** Those that {@link #calls} has a call of the function for. */
  List<DeviceFunction> callers(DeviceFunction function) {
    return callers.getOrDefault(function, List.of());
  }

  /** The functions that entry points reach, and they themselves. */
  Set<DeviceFunction> reached() {
    return calls.keySet();
  }

  private static Map<DeviceFunction, List<Call>> withinModules(
      Map<DeviceFunction, List<Call>> all) {
    Map<DeviceFunction, Set<String>> modules = modules(all);
    Map<DeviceFunction, List<Call>> within = new HashMap<>();
    all.forEach(
        (function, calls) ->
            within.put(
                function,
                calls.stream()
                    .filter(call -> mayPass(modules.get(function), call.callee()))
                    .toList()));
    return within;
  }

  private static boolean mayPass(Set<String> callers, DeviceFunction callee) {
    return callee.moduleId().map(id -> callers.equals(Set.of(id))).orElse(true);
  }

  /** The modules of each function; a helper without one is of those that it is called from. */
  private static Map<DeviceFunction, Set<String>> modules(Map<DeviceFunction, List<Call>> all) {
    Map<DeviceFunction, Set<String>> modules = new HashMap<>();
    Deque<DeviceFunction> changed = new ArrayDeque<>();
    for (DeviceFunction function : all.keySet()) {
      Set<String> own = new HashSet<>();
      function.moduleId().ifPresent(own::add);
      modules.put(function, own);
      changed.add(function);
    }
    while (!changed.isEmpty()) {
      DeviceFunction function = changed.remove();
      for (Call call : all.get(function)) {
        DeviceFunction callee = call.callee();
        if (callee.moduleId().isEmpty() && modules.get(callee).addAll(modules.get(function))) {
          changed.add(callee);
        }
      }
    }
    return modules;
  }
}

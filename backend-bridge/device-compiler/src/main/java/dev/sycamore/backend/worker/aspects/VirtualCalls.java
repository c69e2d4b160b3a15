package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.LLVMAttributeFunctionIndex;
import static org.bytedeco.llvm.global.LLVM.LLVMGetCallSiteStringAttribute;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * DPC++'s virtual calls. A virtual function names its set; a kernel names the sets that it calls.
 * If it reaches a virtual call, it may call all functions of its sets.
 */
final class VirtualCalls {

  private static final String SET = "indirectly-callable";
  private static final String CALLED_SETS = "calls-indirectly";
  private static final String VIRTUAL = "virtual-call";

  /** The functions with virtual calls, each with the place of the first. */
  private final Map<ModuleFunction, Optional<DebugLocation>> callers = new HashMap<>();

  /** Whether a function is a virtual one, which nothing need call by its name. */
  static boolean isCallable(ModuleFunction function) {
    return function.isDefined() && Llvm.stringAttribute(function.ref(), SET) != null;
  }

  /** Takes note of a call through a pointer. */
  void found(ModuleFunction caller, LLVMValueRef call, Optional<DebugLocation> place) {
    if (LLVMGetCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, VIRTUAL, VIRTUAL.length())
        != null) {
      callers.putIfAbsent(caller, place);
    }
  }

  /** Adds to the calls of each kernel those of its sets. */
  void addTo(Map<ModuleFunction, List<FunctionCall>> calls) {
    for (ModuleFunction kernel : List.copyOf(calls.keySet())) {
      String sets = Llvm.stringAttribute(kernel.ref(), CALLED_SETS);
      Optional<ModuleFunction> caller =
          sets == null ? Optional.empty() : firstCaller(kernel, calls);
      if (caller.isPresent()) {
        List<FunctionCall> all = new ArrayList<>(calls.get(kernel));
        for (ModuleFunction function : ofSets(Set.of(sets.split(",")), calls.keySet())) {
          if (all.stream().noneMatch(call -> call.callee() == function)) {
            all.add(new FunctionCall(function, callers.get(caller.get())));
          }
        }
        calls.put(kernel, all);
      }
    }
  }

  private Optional<ModuleFunction> firstCaller(
      ModuleFunction kernel, Map<ModuleFunction, List<FunctionCall>> calls) {
    Set<ModuleFunction> reached = new HashSet<>(Set.of(kernel));
    Deque<ModuleFunction> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      ModuleFunction function = waiting.remove();
      if (callers.containsKey(function)) {
        return Optional.of(function);
      }
      for (FunctionCall call : calls.get(function)) {
        if (reached.add(call.callee())) {
          waiting.add(call.callee());
        }
      }
    }
    return Optional.empty();
  }

  private static List<ModuleFunction> ofSets(Set<String> sets, Set<ModuleFunction> functions) {
    return functions.stream()
        .filter(VirtualCalls::isCallable)
        .filter(function -> sets.contains(Llvm.stringAttribute(function.ref(), SET)))
        .toList();
  }
}

package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What the functions of a module require of devices, with what they call in the module that they
 * came from: all that one compilation knew of them.
 */
public final class FunctionNeeds {

  private final Map<Long, ModuleFunction> functions = new HashMap<>();
  private final CallGraph graph;
  private final AspectSets aspects;

  private FunctionNeeds(Map<ModuleFunction, List<FunctionCall>> calls) {
    calls.keySet().forEach(function -> functions.put(function.ref().address(), function));
    graph = new CallGraph(calls, false);
    aspects = new AspectSets(calls.keySet(), graph);
  }

  /** Reads a module. */
  public static FunctionNeeds of(LLVMContextRef context, LLVMModuleRef module)
      throws CompileException {
    AspectTypes types = new AspectTypes(context, module, new AspectNames(module, Map.of()));
    UseScanner scanner = new UseScanner(types, new AspectLists(context));
    return new FunctionNeeds(new FunctionReader(context, module, scanner).calls());
  }

  /** Whether something of the module is a function. */
  boolean contains(LLVMValueRef value) {
    return functions.containsKey(value.address());
  }

  /** The aspects that are used or declared. */
  public NavigableSet<Integer> aspects(LLVMValueRef function) {
    ModuleFunction known = functions.get(function.address());
    NavigableSet<Integer> all = new TreeSet<>(aspects.used(known));
    all.addAll(aspects.declared(known));
    return all;
  }

  /** The sub-group sizes that are required by a number. */
  public NavigableSet<Integer> subGroupSizes(LLVMValueRef function) throws CompileException {
    NavigableSet<Integer> sizes = new TreeSet<>();
    Set<ModuleFunction> seen = new HashSet<>();
    Deque<ModuleFunction> waiting = new ArrayDeque<>();
    waiting.add(functions.get(function.address()));
    while (!waiting.isEmpty()) {
      ModuleFunction next = waiting.remove();
      if (seen.add(next)) {
        next.metadata().subGroupSize().ifPresent(sizes::add);
        graph.calls(next).forEach(call -> waiting.add(call.callee()));
      }
    }
    return sizes;
  }

  /** The names of the targets that it was compiled for; none if for all. */
  public NavigableSet<String> fixedTargets(LLVMValueRef function) throws CompileException {
    return functions.get(function.address()).metadata().fixedTargetNames();
  }
}

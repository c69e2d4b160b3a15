package dev.sycamore.backend.report;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.report.ModuleFunctions.Function;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import dev.sycamore.backend.report.ReportedKernel.UncheckedFunction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a kernel calls, and by which calls it comes to use an aspect. */
final class KernelCalls {

  /** Functions of the device build and of LLVM, which are no calls in the source. */
  private static final List<String> BUILT_IN =
      List.of("llvm.", "_Z", "__sycamore_", "sycamore_violation");

  private final ModuleFunctions module;
  private final String entryPoint;
  private final String shown;

  /**
   * @param shown how the kernel is called in the report
   */
  KernelCalls(ModuleFunctions module, String entryPoint, String shown) {
    this.module = module;
    this.entryPoint = entryPoint;
    this.shown = shown;
  }

  /**
   * The call tree. A method is one node of it for each caller, though several functions may be made
   * of it: one with checks and one without, for example.
   */
  CallNode tree(String place) {
    List<Function> kernel = module.function(entryPoint).stream().toList();
    return new CallNode(
        shown, place, names(kernel), false, false, false, calls(kernel, new HashSet<>()));
  }

  private List<CallNode> calls(List<Function> callers, Set<String> seen) {
    Map<String, List<String>> methods = new LinkedHashMap<>();
    for (Function caller : callers) {
      for (String symbol : caller.callees()) {
        if (!isBuiltIn(symbol)) {
          methods.computeIfAbsent(method(symbol), method -> new ArrayList<>()).add(symbol);
        }
      }
    }
    List<CallNode> calls = new ArrayList<>();
    methods.forEach((method, symbols) -> calls.add(node(method, symbols, seen)));
    return calls;
  }

  /** Identifies the method that a function is made of. */
  private String method(String symbol) {
    return module
        .function(symbol)
        .map(Function::name)
        .filter(name -> !name.place().isEmpty())
        .map(name -> name.name() + " at " + name.place())
        .orElse(symbol);
  }

  private CallNode node(String method, List<String> symbols, Set<String> seen) {
    List<Function> functions =
        symbols.stream().flatMap(symbol -> module.function(symbol).stream()).toList();
    if (functions.isEmpty()) {
      return new CallNode(symbols.get(0), "", List.of(), false, false, true, List.of());
    }
    boolean repeated =
        !seen.add(method)
            && functions.stream()
                .flatMap(function -> function.callees().stream())
                .anyMatch(callee -> !isBuiltIn(callee));
    Function first = functions.get(0);
    return new CallNode(
        first.name().name(),
        first.name().place(),
        names(functions),
        functions.stream().allMatch(Function::library),
        repeated,
        functions.stream().noneMatch(Function::defined),
        repeated ? List.of() : calls(functions, seen));
  }

  private static boolean isBuiltIn(String symbol) {
    return BUILT_IN.stream().anyMatch(symbol::startsWith);
  }

  /**
   * Who needs the aspects.
   *
   * @param required those that a launch compares with the device
   */
  List<AspectUse> aspects(Collection<Aspect> required) {
    Map<Aspect, List<String>> chains = chains();
    SortedSet<Aspect> all = new TreeSet<>(chains.keySet());
    all.addAll(required);
    return all.stream()
        .map(aspect -> new AspectUse(aspect.syclName(), chains.getOrDefault(aspect, List.of())))
        .toList();
  }

  /** What has no checks of its own: the kernel, and functions that it reaches. */
  List<UncheckedFunction> unchecked() {
    return reached().keySet().stream()
        .flatMap(symbol -> module.function(symbol).stream())
        .filter(function -> !function.unchecked().isEmpty())
        .map(KernelCalls::unchecked)
        .distinct()
        .toList();
  }

  private static UncheckedFunction unchecked(Function function) {
    return new UncheckedFunction(
        function.name().name(), function.name().place(), function.unchecked());
  }

  /** The shortest chain of calls to a use of each aspect. */
  private Map<Aspect, List<String>> chains() {
    Map<Aspect, List<String>> chains = new LinkedHashMap<>();
    reached()
        .forEach(
            (symbol, chain) ->
                module.function(symbol).stream()
                    .flatMap(function -> function.usedAspects().stream())
                    .forEach(aspect -> chains.putIfAbsent(aspect, chain)));
    return chains;
  }

  /** The symbols of all functions that the kernel reaches, nearest first, and how. */
  private Map<String, List<String>> reached() {
    Map<String, List<String>> found = new LinkedHashMap<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(entryPoint));
    found.put(entryPoint, List.of(shown));
    while (!waiting.isEmpty()) {
      String symbol = waiting.remove();
      List<String> chain = found.get(symbol);
      Optional<Function> function = module.function(symbol);
      if (function.isPresent()) {
        for (String callee : function.get().callees()) {
          if (!found.containsKey(callee) && module.function(callee).isPresent()) {
            List<String> longer = new ArrayList<>(chain);
            longer.add(module.function(callee).get().name().name());
            found.put(callee, longer);
            waiting.add(callee);
          }
        }
      }
    }
    return found;
  }

  private static List<String> names(List<Function> functions) {
    return functions.stream()
        .flatMap(function -> function.usedAspects().stream())
        .distinct()
        .map(Aspect::syclName)
        .toList();
  }
}

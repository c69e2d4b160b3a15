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

  /** The call tree. */
  CallNode tree(String place) {
    Optional<Function> kernel = module.function(entryPoint);
    Set<String> seen = new HashSet<>(Set.of(entryPoint));
    return new CallNode(
        shown,
        place,
        names(kernel.map(Function::usedAspects).orElse(List.of())),
        false,
        false,
        false,
        kernel.map(function -> calls(function, seen)).orElse(List.of()));
  }

  private List<CallNode> calls(Function caller, Set<String> seen) {
    List<CallNode> calls = new ArrayList<>();
    for (String symbol : caller.callees()) {
      if (!isBuiltIn(symbol)) {
        calls.add(node(symbol, seen));
      }
    }
    return calls;
  }

  private CallNode node(String symbol, Set<String> seen) {
    Optional<Function> known = module.function(symbol);
    if (known.isEmpty()) {
      return new CallNode(symbol, "", List.of(), false, false, true, List.of());
    }
    Function function = known.get();
    boolean repeated =
        !seen.add(symbol) && !function.callees().stream().allMatch(KernelCalls::isBuiltIn);
    return new CallNode(
        function.name().name(),
        function.name().place(),
        names(function.usedAspects()),
        function.library(),
        repeated,
        !function.defined(),
        repeated ? List.of() : calls(function, seen));
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

  private static List<String> names(List<Aspect> aspects) {
    return aspects.stream().map(Aspect::syclName).toList();
  }
}

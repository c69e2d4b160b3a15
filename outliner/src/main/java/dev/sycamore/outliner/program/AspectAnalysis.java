package dev.sycamore.outliner.program;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes aspects up the static call graph. */
final class AspectAnalysis {

  /**
   * A use, and the shortest way to it from where the search began.
   *
   * @param frames the function where the search began first
   */
  record Found(AspectUse use, List<CallFrame> frames) {}

  private record Reached(FunctionHandle function, SourceCallChain chain) {}

  private final Map<FunctionHandle, List<AspectUse>> own = new HashMap<>();

  /** What a function needs by itself. */
  List<AspectUse> ownUses(FunctionHandle function) {
    List<AspectUse> known = own.get(function);
    if (known == null) {
      List<AspectUse> scanned =
          function.function().isPresent() ? AspectScan.of(function) : List.of();
      known = function.isLibrary() ? scanned : withCalled(scanned, function.calls());
      own.put(function, known);
    }
    return known;
  }

  /** What a kernel needs by itself. */
  List<AspectUse> ownUses(LoweredKernel kernel) {
    return withCalled(AspectScan.of(kernel), kernel.calls());
  }

  /**
   * What a function of the device library needs, its caller needs: nobody can change the other. Of
   * a function of another module counts what its declaration says.
   */
  private List<AspectUse> withCalled(List<AspectUse> uses, List<CallEdge> calls) {
    Map<Aspect, AspectUse> all = new EnumMap<>(Aspect.class);
    uses.forEach(use -> all.put(use.aspect(), use));
    for (CallEdge call : calls) {
      Set<Aspect> called =
          call.callee().isLibrary()
              ? of(call.callee()).used()
              : call.callee().imported().map(ImportedFunction::aspects).orElse(Set.of());
      called.forEach(
          aspect -> all.merge(aspect, new AspectUse(aspect, call.at()), AspectUse::first));
    }
    return List.copyOf(all.values());
  }

  /** What a kernel and all that it calls use and declare. */
  AspectRequirements of(LoweredKernel kernel) {
    return requirements(ownUses(kernel), kernel.marks(), Reach.from(kernel.calls()));
  }

  /** What a function and all that it calls use and declare. */
  AspectRequirements of(FunctionHandle function) {
    return requirements(ownUses(function), function.marks(), Reach.from(function.calls()));
  }

  private AspectRequirements requirements(
      List<AspectUse> uses, AspectMarks marks, Collection<FunctionHandle> reached) {
    Set<Aspect> used = EnumSet.noneOf(Aspect.class);
    uses.forEach(use -> used.add(use.aspect()));
    Set<Aspect> required = EnumSet.noneOf(Aspect.class);
    required.addAll(marks.declaredAspects());
    for (FunctionHandle function : reached) {
      ownUses(function).forEach(use -> used.add(use.aspect()));
      required.addAll(function.marks().declaredAspects());
    }
    required.addAll(used);
    return new AspectRequirements(used, marks.declared().map(AspectMarks.Mark::aspects), required);
  }

  /**
   * The use of each aspect with the fewest calls to it; of several the first in the source.
   *
   * @param start the function where the search begins
   */
  Map<Aspect, Found> nearestUses(String start, List<AspectUse> uses, List<CallEdge> calls) {
    Map<Aspect, Found> found = new EnumMap<>(Aspect.class);
    SourceCallChain root = SourceCallChain.startingAt(start);
    take(found, uses, root);
    Set<FunctionHandle> seen = new HashSet<>();
    Deque<Reached> open = new ArrayDeque<>();
    follow(calls, root, seen, open);
    for (Optional<Reached> next = poll(open); next.isPresent(); next = poll(open)) {
      Reached reached = next.get();
      take(found, ownUses(reached.function()), reached.chain());
      follow(reached.function().calls(), reached.chain(), seen, open);
    }
    return found;
  }

  private static Optional<Reached> poll(Deque<Reached> open) {
    return Optional.ofNullable(open.poll());
  }

  private static void take(Map<Aspect, Found> found, List<AspectUse> uses, SourceCallChain chain) {
    for (AspectUse use : uses) {
      found.computeIfAbsent(use.aspect(), aspect -> new Found(use, chain.to(use.at())));
    }
  }

  private static void follow(
      List<CallEdge> calls, SourceCallChain chain, Set<FunctionHandle> seen, Deque<Reached> open) {
    for (CallEdge call : calls) {
      if (seen.add(call.callee())) {
        open.add(new Reached(call.callee(), chain.calling(call.at(), call.callee().displayName())));
      }
    }
  }
}

package dev.sycamore.outliner.program.aspect;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.outliner.program.lowered.AspectMarks;
import dev.sycamore.outliner.program.lowered.AspectUse;
import dev.sycamore.outliner.program.lowered.CallEdge;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.program.lowered.Reachability;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Takes aspects up the static call graph. */
public final class AspectAnalysis {

  /**
   * A use, and the shortest way to it from where the search began.
   *
   * @param frames the function where the search began first
   */
  public record Found(AspectUse use, List<CallFrame> frames) {}

  private final Map<FunctionHandle, List<AspectUse>> own = new HashMap<>();

  /** What a function needs by itself. */
  public List<AspectUse> ownUses(FunctionHandle function) {
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
  public List<AspectUse> ownUses(LoweredKernel kernel) {
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
  public AspectRequirements of(LoweredKernel kernel) {
    return requirements(ownUses(kernel), kernel.marks(), Reachability.from(kernel.calls()));
  }

  /** What a function and all that it calls use and declare. */
  public AspectRequirements of(FunctionHandle function) {
    return requirements(ownUses(function), function.marks(), Reachability.from(function.calls()));
  }

  private AspectRequirements requirements(
      List<AspectUse> uses, AspectMarks marks, Collection<FunctionHandle> reached) {
    Set<Aspect> used = EnumSet.noneOf(Aspect.class);
    uses.forEach(use -> used.add(use.aspect()));
    Set<Aspect> own = Set.copyOf(used);
    Set<Aspect> required = EnumSet.noneOf(Aspect.class);
    required.addAll(marks.declaredAspects());
    for (FunctionHandle function : reached) {
      ownUses(function).forEach(use -> used.add(use.aspect()));
      required.addAll(function.marks().declaredAspects());
    }
    required.addAll(used);
    return new AspectRequirements(
        own, used, marks.declared().map(AspectMarks.Mark::aspects), required);
  }

  /**
   * The use of each aspect with the fewest calls to it; of several the first in the source.
   *
   * @param start the function where the search begins
   */
  public Map<Aspect, Found> nearestUses(String start, List<AspectUse> uses, List<CallEdge> calls) {
    Map<Aspect, Found> found = new EnumMap<>(Aspect.class);
    SourceCallChain root = SourceCallChain.startingAt(start);
    take(found, uses, root);
    Reachability.chains(calls, root)
        .forEach((function, chain) -> take(found, ownUses(function), chain));
    return found;
  }

  private static void take(Map<Aspect, Found> found, List<AspectUse> uses, SourceCallChain chain) {
    for (AspectUse use : uses) {
      found.computeIfAbsent(use.aspect(), aspect -> new Found(use, chain.to(use.at())));
    }
  }
}

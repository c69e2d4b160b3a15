package dev.sycamore.analysis.aspect;

import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.program.AspectRequirements;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Takes aspects up the static call graph. */
public final class AspectAnalysis {

  /**
   * A use, and the shortest way to it from where the search began.
   *
   * @param frames the function where the search began first
   */
  public record Found(AspectUse use, List<CallFrame> frames) {}

  private final Map<FunctionHandle, OwnAspects> own = new HashMap<>();

  /** What a function needs by itself. */
  public List<AspectUse> ownUses(FunctionHandle function) {
    return own(function).all();
  }

  /** What a kernel needs by itself. */
  public List<AspectUse> ownUses(LoweredKernel kernel) {
    return own(kernel).all();
  }

  private OwnAspects own(FunctionHandle function) {
    OwnAspects known = own.get(function);
    if (known == null) {
      List<AspectUse> scanned =
          function.function().isPresent() ? AspectScan.of(function) : List.of();
      known =
          function.isLibrary()
              ? new OwnAspects(scanned, List.of())
              : withCalled(scanned, function.calls());
      own.put(function, known);
    }
    return known;
  }

  private OwnAspects own(LoweredKernel kernel) {
    return withCalled(AspectScan.of(kernel), kernel.calls());
  }

  /**
   * What code needs by itself.
   *
   * @param code without functions of other modules
   * @param imported what the declarations of those list
   */
  private record OwnAspects(List<AspectUse> code, List<AspectUse> imported) {

    List<AspectUse> all() {
      return firstOfEach(Stream.concat(code.stream(), imported.stream()));
    }

    static List<AspectUse> firstOfEach(Stream<AspectUse> uses) {
      Map<Aspect, AspectUse> all = new EnumMap<>(Aspect.class);
      uses.forEach(use -> all.merge(use.aspect(), use, AspectUse::first));
      return List.copyOf(all.values());
    }
  }

  /**
   * What a function of the device library needs, its caller needs: nobody can change the other. Of
   * a function of another module counts what its declaration says.
   */
  private OwnAspects withCalled(List<AspectUse> uses, List<CallEdge> calls) {
    List<AspectUse> code = new ArrayList<>(uses);
    List<AspectUse> imported = new ArrayList<>();
    for (CallEdge call : calls) {
      if (call.callee().isLibrary()) {
        add(of(call.callee()).used(), call, code);
      } else {
        call.callee().imported().ifPresent(other -> add(other.aspects(), call, imported));
      }
    }
    return new OwnAspects(
        OwnAspects.firstOfEach(code.stream()), OwnAspects.firstOfEach(imported.stream()));
  }

  private static void add(Set<Aspect> aspects, CallEdge call, List<AspectUse> uses) {
    aspects.forEach(aspect -> uses.add(new AspectUse(aspect, call.at())));
  }

  /** What a kernel and all that it calls use and declare. */
  public AspectRequirements of(LoweredKernel kernel) {
    return requirements(own(kernel), kernel.marks(), Reachability.from(kernel.calls()));
  }

  /** What a function and all that it calls use and declare. */
  public AspectRequirements of(FunctionHandle function) {
    return requirements(own(function), function.marks(), Reachability.from(function.calls()));
  }

  private AspectRequirements requirements(
      OwnAspects own, AspectMarks marks, Collection<FunctionHandle> reached) {
    Set<Aspect> used = aspects(own.all());
    Set<Aspect> required = EnumSet.noneOf(Aspect.class);
    required.addAll(marks.declaredAspects());
    for (FunctionHandle function : reached) {
      ownUses(function).forEach(use -> used.add(use.aspect()));
      required.addAll(function.marks().declaredAspects());
    }
    required.addAll(used);
    return new AspectRequirements(
        aspects(own.code()),
        aspects(own.imported()),
        used,
        marks.declared().map(AspectMarks.Mark::aspects),
        required);
  }

  private static Set<Aspect> aspects(List<AspectUse> uses) {
    Set<Aspect> aspects = EnumSet.noneOf(Aspect.class);
    uses.forEach(use -> aspects.add(use.aspect()));
    return aspects;
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

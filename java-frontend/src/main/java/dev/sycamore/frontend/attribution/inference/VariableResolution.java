package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chooses types for inference variables (JLS 18.4). */
final class VariableResolution {
  private final JavaTypes types;
  private final BoundSet bounds;

  VariableResolution(JavaTypes types, BoundSet bounds) {
    this.types = types;
    this.bounds = bounds;
  }

  /** Resolves all variables. */
  TruthValue resolve() {
    return resolve(bounds.variables());
  }

  /** Resolves those variables that {@code type} mentions, and those that they depend on. */
  TruthValue resolveIn(JavaType type) {
    Collection<InferenceVariable> wanted =
        bounds.variables().stream()
            .filter(v -> JavaTypes.mentions(type, v.variable::equals))
            .toList();
    return resolve(wanted);
  }

  private TruthValue resolve(Collection<InferenceVariable> wanted) {
    for (InferenceVariable variable : wanted) {
      resolve(variable);
      if (bounds.answer() != TruthValue.YES) {
        return bounds.answer();
      }
    }
    return bounds.answer();
  }

  private void resolve(InferenceVariable of) {
    while (bounds.value(of).isEmpty() && bounds.answer() == TruthValue.YES) {
      resolveTogether(
          dependents(of).stream()
              .map(this::dependents)
              .min(Comparator.comparingInt(Set::size))
              .orElseThrow());
    }
  }

  /** Variables without a value that this one depends on, itself included. */
  private Set<InferenceVariable> dependents(InferenceVariable of) {
    Set<InferenceVariable> all = new LinkedHashSet<>();
    Deque<InferenceVariable> toDo = new ArrayDeque<>(List.of(of));
    while (!toDo.isEmpty()) {
      InferenceVariable next = toDo.pop();
      if (bounds.value(next).isEmpty() && all.add(next)) {
        toDo.addAll(dependencies(next));
      }
    }
    return all;
  }

  /**
   * Variables that depend on each other. Those with lower bounds come first, and what they are
   * becomes a bound of the others, as in javac; JLS 18.4 has them all chosen at once.
   */
  private void resolveTogether(Set<InferenceVariable> all) {
    Map<InferenceVariable, JavaType> chosen = new LinkedHashMap<>();
    for (InferenceVariable each : all) {
      List<JavaType> lower = each.lower.stream().filter(bounds::isProper).toList();
      if (!lower.isEmpty()) {
        JavaType bound = types.leastUpperBound(lower);
        chosen.put(each, bound == Special.NULL ? Special.UNKNOWN : bound);
      }
    }
    if (chosen.isEmpty()) {
      all.forEach(each -> chosen.put(each, belowUpperBounds(each)));
    }
    if (chosen.containsValue(Special.UNKNOWN)) {
      bounds.giveUp();
      return;
    }
    chosen.forEach(bounds::addEqual);
  }

  private JavaType belowUpperBounds(InferenceVariable of) {
    List<JavaType> upper = of.upper.stream().filter(bounds::isProper).toList();
    boolean recursive = of.upper.stream().anyMatch(t -> JavaTypes.mentions(t, of.variable::equals));
    return upper.isEmpty() || recursive
        ? Special.UNKNOWN
        : upper.stream().reduce(types::greatestLowerBound).orElseThrow();
  }

  private List<InferenceVariable> dependencies(InferenceVariable of) {
    Set<InferenceVariable> all = new LinkedHashSet<>();
    for (Set<JavaType> set : List.of(of.equal, of.lower, of.upper)) {
      for (JavaType bound : set) {
        bounds.variables().stream()
            .filter(b -> !b.equals(of) && JavaTypes.mentions(bound, b.variable::equals))
            .forEach(all::add);
      }
    }
    return List.copyOf(all);
  }
}

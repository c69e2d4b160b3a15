package dev.sycamore.outliner.attribution;

import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Special;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.symbols.TypeSubstitution;
import java.util.Collection;
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
  Answer resolve() {
    return resolve(bounds.variables());
  }

  /** Resolves those variables that {@code type} mentions, and those that they depend on. */
  Answer resolveIn(JavaType type) {
    Collection<InferenceVariable> wanted =
        bounds.variables().stream()
            .filter(v -> JavaTypes.mentions(type, v.variable::equals))
            .toList();
    return resolve(wanted);
  }

  private Answer resolve(Collection<InferenceVariable> wanted) {
    for (InferenceVariable variable : wanted) {
      resolve(variable, new LinkedHashSet<>());
      if (bounds.answer() != Answer.YES) {
        return bounds.answer();
      }
    }
    return bounds.answer();
  }

  private void resolve(InferenceVariable of, Set<InferenceVariable> underWay) {
    if (bounds.value(of).isPresent() || bounds.answer() != Answer.YES || !underWay.add(of)) {
      return;
    }
    for (InferenceVariable other : dependencies(of)) {
      resolve(other, underWay);
    }
    if (bounds.value(of).isPresent() || bounds.answer() != Answer.YES) {
      return;
    }
    JavaType chosen = choose(of);
    if (chosen == Special.UNKNOWN) {
      bounds.giveUp();
      return;
    }
    bounds.addEqual(of, chosen);
    substitute(of, chosen);
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

  private JavaType choose(InferenceVariable of) {
    List<JavaType> lower = of.lower.stream().filter(bounds::isProper).toList();
    if (!lower.isEmpty()) {
      JavaType bound = types.leastUpperBound(lower);
      return bound == Special.NULL ? Special.UNKNOWN : bound;
    }
    List<JavaType> upper = of.upper.stream().filter(bounds::isProper).toList();
    boolean recursive = of.upper.stream().anyMatch(t -> JavaTypes.mentions(t, of.variable::equals));
    if (upper.isEmpty() || recursive) {
      return Special.UNKNOWN;
    }
    return upper.stream().reduce(types::greatestLowerBound).orElseThrow();
  }

  /** Puts a value in place of its variable in the bounds of all others. */
  private void substitute(InferenceVariable of, JavaType value) {
    TypeSubstitution known = TypeSubstitution.of(Map.of(of.variable, value));
    for (InferenceVariable other : bounds.variables()) {
      if (!other.equals(of)) {
        mentioning(other.equal, of).forEach(t -> bounds.addEqual(other, known.apply(t)));
        mentioning(other.lower, of).forEach(t -> bounds.addLower(other, known.apply(t)));
        mentioning(other.upper, of).forEach(t -> bounds.addUpper(other, known.apply(t)));
      }
    }
  }

  private static List<JavaType> mentioning(Set<JavaType> types, InferenceVariable of) {
    return types.stream().filter(t -> JavaTypes.mentions(t, of.variable::equals)).toList();
  }
}

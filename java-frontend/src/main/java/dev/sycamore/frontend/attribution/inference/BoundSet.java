package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The bounds of all inference variables of one inference (JLS 18.1.3); a new bound is incorporated
 * at once (JLS 18.3).
 */
final class BoundSet {

  private final JavaTypes types;

  /** Takes what incorporation implies. */
  private final Reduction reduction;

  private final Map<Variable, InferenceVariable> variables = new LinkedHashMap<>();
  private TruthValue answer = TruthValue.YES;
  private boolean beyond;

  BoundSet(JavaTypes types, Reduction reduction) {
    this.types = types;
    this.reduction = reduction;
  }

  /** A fresh variable without bounds. */
  InferenceVariable introduce(String name) {
    InferenceVariable fresh = new InferenceVariable(name, this::ofProgram);
    variables.put(fresh.variable, fresh);
    return fresh;
  }

  private JavaType ofProgram() {
    // Asked for as if it were a type variable of the program: more than is done here, so what
    // follows from the answer, a contradiction perhaps, means nothing.
    goBeyond();
    return types.object();
  }

  Collection<InferenceVariable> variables() {
    return List.copyOf(variables.values());
  }

  /** NO if it contains the bound <i>false</i>: the constraints contradict each other. */
  TruthValue answer() {
    return answer;
  }

  void fail() {
    if (!beyond) {
      answer = TruthValue.NO;
    }
  }

  /** Gives up for good: contradictions found from here on mean nothing. */
  void goBeyond() {
    beyond = true;
    giveUp();
  }

  void giveUp() {
    if (answer == TruthValue.YES) {
      answer = TruthValue.UNKNOWN;
    }
  }

  boolean isProper(JavaType type) {
    return !JavaTypes.mentions(type, t -> t instanceof Variable v && variables.containsKey(v));
  }

  /** The inference variable that a type is, if it is one. */
  Optional<InferenceVariable> variable(JavaType type) {
    return type instanceof Variable v ? Optional.ofNullable(variables.get(v)) : Optional.empty();
  }

  void addEqual(InferenceVariable of, JavaType type) {
    if (type instanceof Primitive) {
      fail();
      return;
    }
    if (type.equals(of.variable) || !of.equal.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addEqual(other, of.variable));
    if (isProper(type)) {
      substitute(of, type);
    }
    for (JavaType other : List.copyOf(of.equal)) {
      if (!other.equals(type)) {
        reduction.same(other, type);
      }
    }
    for (JavaType lower : List.copyOf(of.lower)) {
      reduction.subtype(lower, type);
    }
    for (JavaType upper : List.copyOf(of.upper)) {
      reduction.subtype(type, replaced(upper, of, type));
    }
  }

  void addLower(InferenceVariable of, JavaType type) {
    if (type.equals(of.variable) || !of.lower.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addUpper(other, of.variable));
    for (JavaType equal : List.copyOf(of.equal)) {
      reduction.subtype(type, equal);
    }
    for (JavaType upper : List.copyOf(of.upper)) {
      reduction.subtype(type, upper);
    }
  }

  void addUpper(InferenceVariable of, JavaType type) {
    if (type.equals(of.variable) || !of.upper.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addLower(other, of.variable));
    for (JavaType equal : List.copyOf(of.equal)) {
      reduction.subtype(equal, replaced(type, of, equal));
    }
    for (JavaType lower : List.copyOf(of.lower)) {
      reduction.subtype(lower, type);
    }
  }

  /** A bound that mentions the variable itself, once the variable has a value. */
  private JavaType replaced(JavaType bound, InferenceVariable of, JavaType by) {
    return isProper(by) ? TypeSubstitution.of(Map.of(of.variable, by)).apply(bound) : bound;
  }

  /** Puts a value in place of its variable in the bounds of all others. */
  private void substitute(InferenceVariable of, JavaType value) {
    TypeSubstitution known = TypeSubstitution.of(Map.of(of.variable, value));
    for (InferenceVariable other : variables()) {
      if (!other.equals(of)) {
        mentioning(other.equal, of).forEach(t -> addEqual(other, known.apply(t)));
        mentioning(other.lower, of).forEach(t -> addLower(other, known.apply(t)));
        mentioning(other.upper, of).forEach(t -> addUpper(other, known.apply(t)));
      }
    }
  }

  private static List<JavaType> mentioning(Set<JavaType> types, InferenceVariable of) {
    return types.stream().filter(t -> JavaTypes.mentions(t, of.variable::equals)).toList();
  }

  /** What a variable is resolved to. */
  Optional<JavaType> value(InferenceVariable of) {
    return of.equal.stream().filter(this::isProper).findFirst();
  }

  /** Whether all variables that {@code type} mentions have a value already. */
  boolean isResolved(JavaType type) {
    return variables.values().stream()
        .filter(b -> JavaTypes.mentions(type, b.variable::equals))
        .allMatch(b -> value(b).isPresent());
  }

  /** A type with inference variables, with their values. */
  JavaType close(JavaType type) {
    Map<Variable, JavaType> values = new HashMap<>();
    for (InferenceVariable each : variables.values()) {
      values.put(each.variable, value(each).orElse(Special.UNKNOWN));
    }
    return TypeSubstitution.of(values).apply(type);
  }
}

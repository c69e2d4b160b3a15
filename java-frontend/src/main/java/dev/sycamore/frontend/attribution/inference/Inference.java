package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Intersection;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Type inference for one call and the calls among its arguments (JLS 18.5): constraints are reduced
 * to bounds on inference variables, and those resolved. Where the language needs more than is done
 * here, the answer is UNKNOWN.
 */
public final class Inference {
  private final JavaTypes types;
  private final Reduction reduction;
  private final BoundSet bounds;
  private final VariableResolution resolution;
  private final List<Deferred> deferred = new ArrayList<>();

  public Inference(JavaTypes types) {
    this.types = types;
    this.reduction = new Reduction(types);
    this.bounds = reduction.bounds();
    this.resolution = new VariableResolution(types, bounds);
  }

  /** An argument that is looked at after those that are pertinent to applicability. */
  private record Deferred(Operand operand, JavaType formal) {}

  /**
   * Fresh inference variables for the type parameters of a call: of the one inferred, and of calls
   * in its arguments.
   */
  public TypeSubstitution introduce(Signature signature) {
    Map<Variable, JavaType> map = new HashMap<>();
    List<InferenceVariable> fresh = new ArrayList<>();
    for (Variable parameter : signature.typeParameters()) {
      InferenceVariable each = bounds.introduce(parameter.name());
      fresh.add(each);
      map.put(parameter, each.variable);
    }
    TypeSubstitution opened = TypeSubstitution.of(map);
    for (int i = 0; i < fresh.size(); i++) {
      for (JavaType part : parts(signature.bounds().get(i))) {
        fresh.get(i).upper.add(opened.apply(part));
      }
    }
    return opened;
  }

  private static List<JavaType> parts(JavaType bound) {
    return bound instanceof Intersection intersection ? intersection.parts() : List.of(bound);
  }

  /**
   * Constraints for the arguments of a call whose formal parameters are open; those not pertinent
   * to applicability wait for {@link #reduceDeferred}.
   */
  public void arguments(
      Signature signature, TypeSubstitution opened, List<Operand> arguments, Phase phase) {
    for (int i = 0; i < arguments.size(); i++) {
      JavaType formal = signature.formal(i, phase.spread());
      JavaType open = opened.apply(formal);
      Operand argument = arguments.get(i);
      if (argument.isPertinent(signature.typeParameters().contains(formal))) {
        argument.reduce(this, open, phase.loose());
      } else {
        deferred.add(new Deferred(argument, open));
      }
    }
  }

  /** JLS 18.5.2.2. */
  public void reduceDeferred() {
    while (!deferred.isEmpty() && bounds.answer() == TruthValue.YES) {
      Deferred next =
          deferred.stream()
              .filter(d -> d.operand().inputsAreResolved(this, d.formal()))
              .findFirst()
              .orElse(deferred.get(0));
      deferred.remove(next);
      next.operand().reduce(this, next.formal(), true);
    }
  }

  /** NO once the constraints contradict each other. */
  public TruthValue answer() {
    return bounds.answer();
  }

  /** Whether an unchecked conversion was needed. */
  public boolean unchecked() {
    return reduction.unchecked();
  }

  public void giveUp() {
    bounds.giveUp();
  }

  public boolean isProper(JavaType type) {
    return bounds.isProper(type);
  }

  public boolean isInferenceVariable(JavaType type) {
    return bounds.variable(type).isPresent();
  }

  /** ‹type → target›: compatible in a strict or loose invocation context. */
  public void compatible(JavaType type, JavaType target, boolean loose) {
    reduction.compatible(type, target, loose);
  }

  /** ‹type &lt;: target›. */
  public void subtype(JavaType type, JavaType target) {
    reduction.subtype(type, target);
  }

  /** ‹a = b›. */
  public void same(JavaType a, JavaType b) {
    reduction.same(a, b);
  }

  /** Resolves all variables. */
  public TruthValue resolve() {
    return resolution.resolve();
  }

  /** Resolves those variables that {@code type} mentions, and those that they depend on. */
  public TruthValue resolveIn(JavaType type) {
    return resolution.resolveIn(type);
  }

  /**
   * JLS 18.5.2.2: where a lambda or method reference is an argument for a type parameter, its
   * variable is an input, and has a value before the function type is looked for.
   */
  public JavaType functional(JavaType formal) {
    if (!isInferenceVariable(formal)) {
      return formal;
    }
    resolveIn(formal);
    return close(formal);
  }

  /** Whether all variables that {@code type} mentions have a value already. */
  public boolean isResolved(JavaType type) {
    return bounds.isResolved(type);
  }

  /** A type with inference variables, with their values. */
  public JavaType close(JavaType type) {
    return bounds.close(type);
  }

  /**
   * JLS 18.5.2.1: whether the variable that {@code returnType} is gets its value from its bounds
   * alone, before the target is looked at.
   */
  public boolean resolvesBefore(JavaType returnType, JavaType target) {
    InferenceVariable of = bounds.variable(returnType).orElseThrow();
    boolean wildcards =
        Stream.concat(of.equal.stream(), of.lower.stream())
            .anyMatch(
                t ->
                    t instanceof Declared d
                        && d.arguments().stream().anyMatch(Wildcard.class::isInstance));
    boolean uncheckedToTarget =
        of.lower.stream().anyMatch(t -> bounds.isProper(t) && reduction.isUnchecked(t, target));
    return !(target instanceof Primitive) && (wildcards || uncheckedToTarget);
  }

  /**
   * Whether the variable that {@code type} is has a box, or a reference type at all, as a bound.
   */
  public boolean hasBoxBound(JavaType type) {
    return bounds
        .variable(type)
        .filter(
            v -> v.allBounds().anyMatch(t -> bounds.isProper(t) && types.unboxed(t).isPresent()))
        .isPresent();
  }
}

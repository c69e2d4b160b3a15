package dev.sycamore.outliner.attribution;

import dev.sycamore.outliner.symbols.GenericDeclaration;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Array;
import dev.sycamore.outliner.symbols.JavaType.Declared;
import dev.sycamore.outliner.symbols.JavaType.Intersection;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaType.Special;
import dev.sycamore.outliner.symbols.JavaType.Variable;
import dev.sycamore.outliner.symbols.JavaType.Wildcard;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.symbols.TypeSubstitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Type inference for one call (JLS 18): constraints are reduced to bounds on inference variables,
 * bounds are incorporated, and variables resolved. Where the language needs more than is done here,
 * the answer is UNKNOWN.
 */
final class Inference {

  /** What bounds one inference variable; also what makes it a variable of its own. */
  private final class Bounds implements GenericDeclaration {
    final Variable variable;
    final Set<JavaType> equal = new LinkedHashSet<>();
    final Set<JavaType> lower = new LinkedHashSet<>();
    final Set<JavaType> upper = new LinkedHashSet<>();

    Bounds(String name) {
      this.variable = new Variable(name, this);
    }

    @Override
    public List<Variable> typeParameters() {
      return List.of(variable);
    }

    @Override
    public JavaType boundOf(Variable parameter) {
      // Asked for as if it were a type variable: more than is done here.
      giveUp();
      return types.object();
    }
  }

  private static final int MAX_STEPS = 2_000;

  private final JavaTypes types;
  private final Map<Variable, Bounds> bounds = new LinkedHashMap<>();
  private final List<Deferred> deferred = new ArrayList<>();
  private Answer answer = Answer.YES;
  private boolean unchecked;
  private int steps;

  Inference(JavaTypes types) {
    this.types = types;
  }

  /** An argument that is looked at after those that are pertinent to applicability. */
  private record Deferred(Operand operand, JavaType formal) {}

  /**
   * Fresh inference variables for the type parameters of a call: of the one inferred, and of calls
   * in its arguments.
   */
  TypeSubstitution introduce(Signature signature) {
    Map<Variable, JavaType> map = new HashMap<>();
    List<Bounds> fresh = new ArrayList<>();
    for (Variable parameter : signature.typeParameters()) {
      Bounds each = new Bounds(parameter.name());
      fresh.add(each);
      bounds.put(each.variable, each);
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
  void arguments(
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
  void reduceDeferred() {
    while (!deferred.isEmpty() && answer == Answer.YES) {
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
  Answer answer() {
    return answer;
  }

  /** Whether an unchecked conversion was needed. */
  boolean unchecked() {
    return unchecked;
  }

  void giveUp() {
    if (answer == Answer.YES) {
      answer = Answer.UNKNOWN;
    }
  }

  private void fail() {
    answer = Answer.NO;
  }

  boolean isProper(JavaType type) {
    return !JavaTypes.mentions(type, t -> t instanceof Variable v && bounds.containsKey(v));
  }

  /** The inference variable that a type is, if it is one. */
  private Optional<Bounds> variable(JavaType type) {
    return type instanceof Variable v ? Optional.ofNullable(bounds.get(v)) : Optional.empty();
  }

  boolean isInferenceVariable(JavaType type) {
    return variable(type).isPresent();
  }

  // JLS 18.2.2

  /** ‹type → target›: compatible in a strict or loose invocation context. */
  void compatible(JavaType type, JavaType target, boolean loose) {
    if (JavaTypes.isErroneous(type) || JavaTypes.isErroneous(target)) {
      giveUp();
    } else if (!JavaTypes.isKnown(type) || !JavaTypes.isKnown(target)) {
      giveUp();
    } else if (type == Primitive.VOID) {
      fail();
    } else if (isProper(type) && isProper(target)) {
      properlyCompatible(type, target, loose);
    } else if (type instanceof Primitive) {
      if (loose) {
        subtype(types.boxed(type), target);
      } else {
        fail();
      }
    } else if (target instanceof Primitive) {
      if (loose) {
        same(type, types.boxed(target));
      } else {
        fail();
      }
    } else if (isUnchecked(type, target)) {
      unchecked = true;
    } else {
      subtype(type, target);
    }
  }

  private void properlyCompatible(JavaType type, JavaType target, boolean loose) {
    boolean holds =
        loose ? types.isLooselyCompatible(type, target) : types.isStrictlyCompatible(type, target);
    if (!holds) {
      fail();
    } else if (isUnchecked(type, target) && !types.isSubtype(type, target)) {
      unchecked = true;
    }
  }

  private boolean isUnchecked(JavaType type, JavaType target) {
    return !isInferenceVariable(type)
        && !(type instanceof Primitive)
        && types.isUncheckedSubtype(type, target);
  }

  // JLS 18.2.3

  /** ‹type &lt;: target›. */
  void subtype(JavaType type, JavaType target) {
    if (!step()) {
      return;
    }
    if (isProper(type) && isProper(target)) {
      require(types.isSubtype(type, target));
    } else if (type == Special.NULL) {
      require(!(target instanceof Primitive));
    } else if (variable(type).isPresent()) {
      addUpper(variable(type).get(), target);
    } else if (variable(target).isPresent()) {
      addLower(variable(target).get(), type);
    } else if (target instanceof Intersection intersection) {
      intersection.parts().forEach(part -> subtype(type, part));
    } else if (target instanceof Declared declared) {
      subtypeOfClass(type, declared);
    } else if (target instanceof Array array) {
      subtypeOfArray(type, array);
    } else {
      fail();
    }
  }

  private void subtypeOfClass(JavaType type, Declared target) {
    if (type instanceof Primitive) {
      fail();
      return;
    }
    Optional<Declared> found = types.asSuper(types.capture(type), target.symbol());
    if (found.isEmpty()) {
      fail();
      return;
    }
    Declared as = found.get();
    if (target.arguments().isEmpty()) {
      return;
    }
    if (as.arguments().size() != target.arguments().size()) {
      fail();
      return;
    }
    for (int i = 0; i < target.arguments().size(); i++) {
      contained(as.arguments().get(i), target.arguments().get(i));
    }
  }

  private void subtypeOfArray(JavaType type, Array target) {
    JavaType from = type instanceof Variable variable ? variable.bound() : type;
    if (!(from instanceof Array array)) {
      fail();
    } else if (array.component() instanceof Primitive || target.component() instanceof Primitive) {
      same(array.component(), target.component());
    } else {
      subtype(array.component(), target.component());
    }
  }

  /** ‹argument &lt;= target›: type argument containment. */
  private void contained(JavaType argument, JavaType target) {
    if (!(target instanceof Wildcard wildcard)) {
      if (argument instanceof Wildcard) {
        fail();
      } else {
        same(argument, target);
      }
    } else if (wildcard.upper().isPresent()) {
      JavaType upper =
          argument instanceof Wildcard inner ? inner.upper().orElseGet(types::object) : argument;
      subtype(upper, wildcard.upper().get());
    } else if (wildcard.lower().isPresent()) {
      if (argument instanceof Wildcard inner) {
        inner.lower().ifPresentOrElse(lower -> subtype(wildcard.lower().get(), lower), this::fail);
      } else {
        subtype(wildcard.lower().get(), argument);
      }
    }
  }

  // JLS 18.2.4

  /** ‹a = b›. */
  void same(JavaType a, JavaType b) {
    if (!step()) {
      return;
    }
    if (isProper(a) && isProper(b)) {
      require(a.equals(b) || (types.contains(a, b) && types.contains(b, a)));
    } else if (variable(a).isPresent()) {
      addEqual(variable(a).get(), b);
    } else if (variable(b).isPresent()) {
      addEqual(variable(b).get(), a);
    } else if (a instanceof Array left && b instanceof Array right) {
      same(left.component(), right.component());
    } else if (a instanceof Wildcard left && b instanceof Wildcard right) {
      sameWildcards(left, right);
    } else if (a instanceof Declared left && b instanceof Declared right) {
      if (!left.symbol().equals(right.symbol())
          || left.arguments().size() != right.arguments().size()) {
        fail();
        return;
      }
      for (int i = 0; i < left.arguments().size(); i++) {
        same(left.arguments().get(i), right.arguments().get(i));
      }
    } else {
      fail();
    }
  }

  private void sameWildcards(Wildcard a, Wildcard b) {
    if (a.upper().isPresent() && b.upper().isPresent()) {
      same(a.upper().get(), b.upper().get());
    } else if (a.lower().isPresent() && b.lower().isPresent()) {
      same(a.lower().get(), b.lower().get());
    } else {
      require(a.equals(b));
    }
  }

  private void require(boolean holds) {
    if (!holds) {
      fail();
    }
  }

  private boolean step() {
    if (++steps > MAX_STEPS) {
      giveUp();
    }
    return answer != Answer.NO && steps <= MAX_STEPS;
  }

  // JLS 18.3

  private void addEqual(Bounds of, JavaType type) {
    if (type instanceof Primitive) {
      fail();
      return;
    }
    if (type.equals(of.variable) || !of.equal.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addEqual(other, of.variable));
    for (JavaType other : List.copyOf(of.equal)) {
      if (!other.equals(type)) {
        same(other, type);
      }
    }
    for (JavaType lower : List.copyOf(of.lower)) {
      subtype(lower, type);
    }
    for (JavaType upper : List.copyOf(of.upper)) {
      subtype(type, replaced(upper, of, type));
    }
  }

  private void addLower(Bounds of, JavaType type) {
    if (type.equals(of.variable) || !of.lower.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addUpper(other, of.variable));
    for (JavaType equal : List.copyOf(of.equal)) {
      subtype(type, equal);
    }
    for (JavaType upper : List.copyOf(of.upper)) {
      subtype(type, upper);
    }
  }

  private void addUpper(Bounds of, JavaType type) {
    if (type.equals(of.variable) || !of.upper.add(type)) {
      return;
    }
    variable(type).ifPresent(other -> addLower(other, of.variable));
    for (JavaType equal : List.copyOf(of.equal)) {
      subtype(equal, replaced(type, of, equal));
    }
    for (JavaType lower : List.copyOf(of.lower)) {
      subtype(lower, type);
    }
  }

  /** A bound that mentions the variable itself, once the variable has a value. */
  private JavaType replaced(JavaType bound, Bounds of, JavaType by) {
    return isProper(by) ? TypeSubstitution.of(Map.of(of.variable, by)).apply(bound) : bound;
  }

  // JLS 18.4

  /** Resolves all variables. */
  Answer resolve() {
    return resolve(List.copyOf(bounds.keySet()));
  }

  /** Resolves those variables that {@code type} mentions, and those that they depend on. */
  Answer resolveIn(JavaType type) {
    List<Variable> wanted =
        bounds.keySet().stream().filter(v -> JavaTypes.mentions(type, v::equals)).toList();
    return resolve(wanted);
  }

  private Answer resolve(List<Variable> wanted) {
    for (Variable variable : wanted) {
      resolve(bounds.get(variable), new LinkedHashSet<>());
      if (answer != Answer.YES) {
        return answer;
      }
    }
    return answer;
  }

  private void resolve(Bounds of, Set<Bounds> underWay) {
    if (value(of).isPresent() || answer != Answer.YES || !underWay.add(of)) {
      return;
    }
    for (Bounds other : dependencies(of)) {
      resolve(other, underWay);
    }
    if (value(of).isPresent() || answer != Answer.YES) {
      return;
    }
    JavaType chosen = choose(of);
    if (chosen == Special.UNKNOWN) {
      giveUp();
      return;
    }
    addEqual(of, chosen);
    substitute(of, chosen);
  }

  private List<Bounds> dependencies(Bounds of) {
    Set<Bounds> all = new LinkedHashSet<>();
    for (Set<JavaType> set : List.of(of.equal, of.lower, of.upper)) {
      for (JavaType bound : set) {
        bounds.values().stream()
            .filter(b -> !b.equals(of) && JavaTypes.mentions(bound, b.variable::equals))
            .forEach(all::add);
      }
    }
    return List.copyOf(all);
  }

  private JavaType choose(Bounds of) {
    List<JavaType> lower = of.lower.stream().filter(this::isProper).toList();
    if (!lower.isEmpty()) {
      JavaType bound = types.leastUpperBound(lower);
      return bound == Special.NULL ? Special.UNKNOWN : bound;
    }
    List<JavaType> upper = of.upper.stream().filter(this::isProper).toList();
    boolean recursive = of.upper.stream().anyMatch(t -> JavaTypes.mentions(t, of.variable::equals));
    if (upper.isEmpty() || recursive) {
      return Special.UNKNOWN;
    }
    return upper.stream().reduce(types::greatestLowerBound).orElseThrow();
  }

  /** Puts a value in place of its variable in the bounds of all others. */
  private void substitute(Bounds of, JavaType value) {
    TypeSubstitution known = TypeSubstitution.of(Map.of(of.variable, value));
    for (Bounds other : bounds.values()) {
      if (!other.equals(of)) {
        mentioning(other.equal, of).forEach(t -> addEqual(other, known.apply(t)));
        mentioning(other.lower, of).forEach(t -> addLower(other, known.apply(t)));
        mentioning(other.upper, of).forEach(t -> addUpper(other, known.apply(t)));
      }
    }
  }

  private static List<JavaType> mentioning(Set<JavaType> types, Bounds of) {
    return types.stream().filter(t -> JavaTypes.mentions(t, of.variable::equals)).toList();
  }

  private Optional<JavaType> value(Bounds of) {
    return of.equal.stream().filter(this::isProper).findFirst();
  }

  /** Whether all variables that {@code type} mentions have a value already. */
  boolean isResolved(JavaType type) {
    return bounds.values().stream()
        .filter(b -> JavaTypes.mentions(type, b.variable::equals))
        .allMatch(b -> value(b).isPresent());
  }

  /**
   * JLS 18.5.2.1: whether the variable that {@code returnType} is gets its value from its bounds
   * alone, before the target is looked at.
   */
  boolean resolvesBefore(JavaType returnType, JavaType target) {
    Bounds of = variable(returnType).orElseThrow();
    boolean wildcards =
        Stream.concat(of.equal.stream(), of.lower.stream())
            .anyMatch(
                t ->
                    t instanceof Declared d
                        && d.arguments().stream().anyMatch(Wildcard.class::isInstance));
    boolean uncheckedToTarget =
        of.lower.stream().anyMatch(t -> isProper(t) && isUnchecked(t, target));
    return !(target instanceof Primitive) && (wildcards || uncheckedToTarget);
  }

  /**
   * Whether the variable that {@code type} is has a box, or a reference type at all, as a bound.
   */
  boolean hasBoxBound(JavaType type) {
    return variable(type)
        .filter(
            b ->
                Stream.of(b.equal, b.lower, b.upper)
                    .flatMap(Set::stream)
                    .anyMatch(t -> isProper(t) && types.unboxed(t).isPresent()))
        .isPresent();
  }

  /** A type with inference variables, with their values. */
  JavaType close(JavaType type) {
    Map<Variable, JavaType> values = new HashMap<>();
    for (Bounds each : bounds.values()) {
      values.put(each.variable, value(each).orElse(Special.UNKNOWN));
    }
    return TypeSubstitution.of(values).apply(type);
  }
}

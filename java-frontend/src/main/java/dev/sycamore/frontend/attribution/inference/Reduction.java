package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Array;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Intersection;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.Optional;

/** Reduces constraints between types to bounds on inference variables (JLS 18.2). */
final class Reduction {
  private static final int MAX_STEPS = 2_000;

  private final JavaTypes types;
  private final BoundSet bounds;
  private boolean unchecked;
  private int steps;

  Reduction(JavaTypes types) {
    this.types = types;
    this.bounds = new BoundSet(types, this);
  }

  BoundSet bounds() {
    return bounds;
  }

  /** Whether an unchecked conversion was needed. */
  boolean unchecked() {
    return unchecked;
  }

  /** ‹type → target›: compatible in a strict or loose invocation context. */
  void compatible(JavaType type, JavaType target, boolean loose) {
    if (JavaTypes.isErroneous(type) || JavaTypes.isErroneous(target)) {
      bounds.giveUp();
    } else if (!JavaTypes.isKnown(type) || !JavaTypes.isKnown(target)) {
      bounds.giveUp();
    } else if (type == Primitive.VOID) {
      bounds.fail();
    } else if (bounds.isProper(type) && bounds.isProper(target)) {
      properlyCompatible(type, target, loose);
    } else if (type instanceof Primitive) {
      if (loose) {
        subtype(types.boxed(type), target);
      } else {
        bounds.fail();
      }
    } else if (target instanceof Primitive) {
      if (loose) {
        same(type, types.boxed(target));
      } else {
        bounds.fail();
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
      bounds.fail();
    } else if (isUnchecked(type, target) && !types.isSubtype(type, target)) {
      unchecked = true;
    }
  }

  boolean isUnchecked(JavaType type, JavaType target) {
    return bounds.variable(JavaTypes.elementOf(type)).isEmpty()
        && !(type instanceof Primitive)
        && types.isUncheckedSubtype(type, target);
  }

  /** ‹type &lt;: target›. */
  void subtype(JavaType type, JavaType target) {
    if (!step()) {
      return;
    }
    if (bounds.isProper(type) && bounds.isProper(target)) {
      require(types.isSubtype(type, target));
    } else if (type == Special.NULL) {
      require(!(target instanceof Primitive));
    } else if (bounds.variable(type).isPresent()) {
      bounds.addUpper(bounds.variable(type).get(), target);
    } else if (bounds.variable(target).isPresent()) {
      bounds.addLower(bounds.variable(target).get(), type);
    } else if (types.lowerBound(target).isPresent()) {
      subtype(type, types.lowerBound(target).get());
    } else if (target instanceof Intersection intersection) {
      intersection.parts().forEach(part -> subtype(type, part));
    } else if (target instanceof Declared declared) {
      subtypeOfClass(type, declared);
    } else if (target instanceof Array array) {
      subtypeOfArray(type, array);
    } else {
      bounds.fail();
    }
  }

  private void subtypeOfClass(JavaType type, Declared target) {
    if (type instanceof Primitive) {
      bounds.fail();
      return;
    }
    Optional<Declared> found = types.asSuper(types.capture(type), target.symbol());
    if (found.isEmpty()) {
      bounds.fail();
      return;
    }
    Declared as = found.get();
    if (target.arguments().isEmpty()) {
      return;
    }
    if (types.isRaw(as)) {
      // javac lets an unchecked conversion happen between bounds; here it is left open.
      bounds.goBeyond();
      return;
    }
    if (as.arguments().size() != target.arguments().size()) {
      bounds.fail();
      return;
    }
    for (int i = 0; i < target.arguments().size(); i++) {
      contained(as.arguments().get(i), target.arguments().get(i));
    }
  }

  private void subtypeOfArray(JavaType type, Array target) {
    JavaType from = type instanceof Variable variable ? variable.bound() : type;
    if (!(from instanceof Array array)) {
      bounds.fail();
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
        bounds.fail();
      } else {
        same(argument, target);
      }
    } else if (wildcard.upper().isPresent()) {
      JavaType upper =
          argument instanceof Wildcard inner ? inner.upper().orElseGet(types::object) : argument;
      subtype(upper, wildcard.upper().get());
    } else if (wildcard.lower().isPresent()) {
      if (argument instanceof Wildcard inner) {
        inner
            .lower()
            .ifPresentOrElse(lower -> subtype(wildcard.lower().get(), lower), bounds::fail);
      } else {
        subtype(wildcard.lower().get(), argument);
      }
    }
  }

  /** ‹a = b›. */
  void same(JavaType a, JavaType b) {
    if (!step()) {
      return;
    }
    if (bounds.isProper(a) && bounds.isProper(b)) {
      require(a.equals(b) || (types.contains(a, b) && types.contains(b, a)));
    } else if (bounds.variable(a).isPresent()) {
      bounds.addEqual(bounds.variable(a).get(), b);
    } else if (bounds.variable(b).isPresent()) {
      bounds.addEqual(bounds.variable(b).get(), a);
    } else if (a instanceof Array left && b instanceof Array right) {
      same(left.component(), right.component());
    } else if (a instanceof Wildcard left && b instanceof Wildcard right) {
      sameWildcards(left, right);
    } else if (a instanceof Declared left && b instanceof Declared right) {
      if (!left.symbol().equals(right.symbol())
          || left.arguments().size() != right.arguments().size()) {
        bounds.fail();
        return;
      }
      for (int i = 0; i < left.arguments().size(); i++) {
        same(left.arguments().get(i), right.arguments().get(i));
      }
    } else {
      bounds.fail();
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
      bounds.fail();
    }
  }

  private boolean step() {
    if (++steps > MAX_STEPS) {
      bounds.giveUp();
    }
    return bounds.answer() != TruthValue.NO && steps <= MAX_STEPS;
  }
}

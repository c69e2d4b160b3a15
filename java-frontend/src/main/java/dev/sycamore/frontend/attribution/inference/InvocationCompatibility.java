package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;

/** Compatibility of types in an invocation context (JLS 5.3), where types may be unknown. */
public record InvocationCompatibility(JavaTypes types) {

  public TruthValue compatible(JavaType type, JavaType target, boolean loose) {
    if (JavaTypes.isErroneous(type) || JavaTypes.isErroneous(target)) {
      return TruthValue.YES;
    }
    if (!JavaTypes.isKnown(type) || !JavaTypes.isKnown(target)) {
      return TruthValue.UNKNOWN;
    }
    if (type == JavaType.Primitive.VOID) {
      return TruthValue.NO;
    }
    return TruthValue.of(
        loose ? types.isLooselyCompatible(type, target) : types.isStrictlyCompatible(type, target));
  }
}

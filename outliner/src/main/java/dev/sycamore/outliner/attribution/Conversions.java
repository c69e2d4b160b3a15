package dev.sycamore.outliner.attribution;

import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaTypes;

/** Compatibility of types in an invocation context (JLS 5.3), where types may be unknown. */
record Conversions(JavaTypes types) {

  Answer compatible(JavaType type, JavaType target, boolean loose) {
    if (JavaTypes.isErroneous(type) || JavaTypes.isErroneous(target)) {
      return Answer.YES;
    }
    if (!JavaTypes.isKnown(type) || !JavaTypes.isKnown(target)) {
      return Answer.UNKNOWN;
    }
    if (type == JavaType.Primitive.VOID) {
      return Answer.NO;
    }
    return Answer.of(
        loose ? types.isLooselyCompatible(type, target) : types.isStrictlyCompatible(type, target));
  }
}

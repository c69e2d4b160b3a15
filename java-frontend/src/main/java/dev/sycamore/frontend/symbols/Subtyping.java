package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import java.util.List;
import java.util.Optional;

/** The subtype relation (JLS 4.10) and containment of type arguments (JLS 4.5.1). */
final class Subtyping {
  /** Recursive bounds make the relation infinite; real types end far before this. */
  private static final int DEPTH = 40;

  private final JavaTypes types;
  private int depth;

  Subtyping(JavaTypes types) {
    this.types = types;
  }

  boolean isSubtype(JavaType type, JavaType of) {
    if (type.equals(of) || type == Special.ERRONEOUS || of == Special.ERRONEOUS) {
      return true;
    }
    if (type instanceof Primitive from && of instanceof Primitive to) {
      return Primitives.isSubtype(from, to);
    }
    if (type instanceof Primitive || of instanceof Primitive || depth > DEPTH) {
      return false;
    }
    depth++;
    try {
      return isReferenceSubtype(type, of);
    } finally {
      depth--;
    }
  }

  private boolean isReferenceSubtype(JavaType type, JavaType of) {
    if (type == Special.NULL) {
      return true;
    }
    if (of instanceof JavaType.Intersection intersection) {
      return intersection.parts().stream().allMatch(part -> isSubtype(type, part));
    }
    if (isAboveLowerBound(type, of)) {
      return true;
    }
    if (type instanceof JavaType.Intersection intersection) {
      return intersection.parts().stream().anyMatch(part -> isSubtype(part, of));
    }
    if (type instanceof Variable variable) {
      return isSubtype(variable.bound(), of);
    }
    if (type instanceof JavaType.Array array && of instanceof JavaType.Array ofArray) {
      return !(array.component() instanceof Primitive)
          && isSubtype(array.component(), ofArray.component());
    }
    return of instanceof Declared declared && isSubtypeOfDeclared(type, declared);
  }

  private boolean isAboveLowerBound(JavaType type, JavaType of) {
    Optional<JavaType> lower = CapturedTypeVariable.of(of).flatMap(CapturedTypeVariable::lower);
    return lower.isPresent() && isSubtype(type, lower.get());
  }

  private boolean isSubtypeOfDeclared(JavaType type, Declared of) {
    Optional<Declared> found = types.asSuper(types.capture(type), of.symbol());
    if (found.isEmpty()) {
      return false;
    }
    Declared as = found.get();
    if (of.arguments().isEmpty() && of.enclosing().isEmpty()) {
      return true;
    }
    return as.arguments().size() == of.arguments().size()
        && as.enclosing().isPresent() == of.enclosing().isPresent()
        && (of.enclosing().isEmpty()
            || isSubtypeOfDeclared(as.enclosing().get(), of.enclosing().get()))
        && containsAll(of.arguments(), as.arguments());
  }

  private boolean containsAll(List<JavaType> arguments, List<JavaType> contained) {
    for (int i = 0; i < arguments.size(); i++) {
      if (!contains(arguments.get(i), contained.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether type argument {@code argument} contains {@code other}. */
  boolean contains(JavaType argument, JavaType other) {
    if (argument.equals(other) || argument == Special.ERRONEOUS || other == Special.ERRONEOUS) {
      return true;
    }
    if (!(argument instanceof Wildcard wildcard)) {
      return isWildcardOfOneType(other, argument);
    }
    if (wildcard.upper().isPresent()) {
      return isSubtype(upperOf(other), wildcard.upper().get());
    }
    if (wildcard.lower().isPresent()) {
      Optional<JavaType> lower =
          other instanceof Wildcard inner ? inner.lower() : Optional.of(other);
      return lower.isPresent() && isSubtype(wildcard.lower().get(), lower.get());
    }
    return true;
  }

  /** A captured {@code ? extends T} is no T, but types that mention themselves meet here too. */
  private boolean isWildcardOfOneType(JavaType other, JavaType argument) {
    return other instanceof Declared a
        && argument instanceof Declared b
        && a.symbol().equals(b.symbol())
        && a.arguments().size() == b.arguments().size()
        && !a.arguments().isEmpty()
        && containsAll(a.arguments(), b.arguments())
        && containsAll(b.arguments(), a.arguments());
  }

  private JavaType upperOf(JavaType argument) {
    return argument instanceof Wildcard wildcard
        ? wildcard.upper().orElseGet(types::object)
        : argument;
  }
}

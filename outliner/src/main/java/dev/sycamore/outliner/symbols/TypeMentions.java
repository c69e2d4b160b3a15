package dev.sycamore.outliner.symbols;

import java.util.function.Predicate;

/** Looks for classes in types. */
public final class TypeMentions {

  private TypeMentions() {}

  /** Whether a type consists of a class that is looked for, or of one among others. */
  public static boolean in(JavaType type, Predicate<ClassSymbol> wanted) {
    if (type instanceof JavaType.Declared declared) {
      return wanted.test(declared.symbol())
          || declared.arguments().stream().anyMatch(argument -> in(argument, wanted))
          || declared.enclosing().filter(outer -> in(outer, wanted)).isPresent();
    }
    if (type instanceof JavaType.Array array) {
      return in(array.component(), wanted);
    }
    if (type instanceof JavaType.Variable variable) {
      return of(variable, wanted);
    }
    if (type instanceof JavaType.Wildcard wildcard) {
      return wildcard.upper().filter(bound -> in(bound, wanted)).isPresent()
          || wildcard.lower().filter(bound -> in(bound, wanted)).isPresent();
    }
    return type instanceof JavaType.Intersection intersection
        && intersection.parts().stream().anyMatch(part -> in(part, wanted));
  }

  private static boolean of(JavaType.Variable variable, Predicate<ClassSymbol> wanted) {
    GenericDeclaration owner = variable.owner();
    return (owner instanceof ClassSymbol symbol && wanted.test(symbol))
        || (owner instanceof MethodSymbol method && wanted.test(method.owner()));
  }
}

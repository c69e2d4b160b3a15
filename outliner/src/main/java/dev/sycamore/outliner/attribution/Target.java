package dev.sycamore.outliner.attribution;

import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.Optional;

/**
 * What an assignment or invocation context expects.
 *
 * @param parameter of the invoked method where the expression is an argument
 */
record Target(JavaType type, Optional<MethodSymbol.ParameterSymbol> parameter) {

  /** An assignment context; empty if its type is not known. */
  static Optional<Target> of(JavaType type) {
    return of(type, Optional.empty());
  }

  static Optional<Target> of(JavaType type, Optional<MethodSymbol.ParameterSymbol> parameter) {
    return JavaTypes.isKnown(type) ? Optional.of(new Target(type, parameter)) : Optional.empty();
  }
}

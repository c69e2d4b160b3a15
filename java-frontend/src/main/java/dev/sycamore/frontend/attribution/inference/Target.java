package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Optional;

/**
 * What an assignment or invocation context expects.
 *
 * @param parameter of the invoked method where the expression is an argument
 */
public record Target(JavaType type, Optional<MethodSymbol.ParameterSymbol> parameter) {

  /** An assignment context; its type may be UNKNOWN. */
  public static Optional<Target> of(JavaType type) {
    return of(type, Optional.empty());
  }

  public boolean isKnown() {
    return type != Special.UNKNOWN;
  }

  public boolean isErroneous() {
    return JavaTypes.isErroneous(type);
  }

  public static Optional<Target> of(
      JavaType type, Optional<MethodSymbol.ParameterSymbol> parameter) {
    return Optional.of(new Target(JavaTypes.isKnown(type) ? type : Special.UNKNOWN, parameter));
  }
}

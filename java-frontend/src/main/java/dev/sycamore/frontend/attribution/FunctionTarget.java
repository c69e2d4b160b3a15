package dev.sycamore.frontend.attribution;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;

/**
 * What a lambda or method reference becomes.
 *
 * @param type the functional interface type
 * @param method its one abstract method
 * @param parameterTypes of the function type, instantiated
 * @param parameter the parameter of the invoked method where the lambda is an argument
 */
public record FunctionTarget(
    JavaType type,
    MethodSymbol method,
    List<JavaType> parameterTypes,
    JavaType returnType,
    Optional<MethodSymbol.ParameterSymbol> parameter) {

  public FunctionTarget {
    parameterTypes = List.copyOf(parameterTypes);
  }
}

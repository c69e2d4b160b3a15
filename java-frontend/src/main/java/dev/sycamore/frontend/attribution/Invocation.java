package dev.sycamore.frontend.attribution;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;

/**
 * A resolved call (JLS 15.12).
 *
 * @param method the declaration chosen
 * @param receiver the type through which it is called; for a static method the class
 * @param parameterTypes one for each argument as it is passed: instantiated, and spread where
 *     {@code spread}
 * @param returnType instantiated
 * @param typeArguments of the method's own type parameters, where they are known
 * @param spread whether arguments are collected into an array for a varargs parameter (phase 3)
 */
public record Invocation(
    MethodSymbol method,
    JavaType receiver,
    List<JavaType> parameterTypes,
    JavaType returnType,
    List<JavaType> typeArguments,
    boolean spread) {

  public Invocation {
    parameterTypes = List.copyOf(parameterTypes);
    typeArguments = List.copyOf(typeArguments);
  }

  /** A call of a method that is not generic, on an object of its class. */
  public static Invocation of(MethodSymbol method) {
    return new Invocation(
        method,
        new JavaType.Declared(method.owner(), List.of()),
        method.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList(),
        method.returnType(),
        List.of(),
        false);
  }
}

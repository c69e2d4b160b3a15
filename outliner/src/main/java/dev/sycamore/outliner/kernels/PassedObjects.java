package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.MethodLookup;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Functions that are objects: what creates them tells their class, which declares the method of the
 * functional interface itself.
 */
final class PassedObjects {
  private PassedObjects() {}

  /** The function that a created object is, if it is one. */
  static Optional<PassedFunction> of(
      SourceUnits units, ParsedUnit unit, ObjectCreationExpr creation) {
    return unit.attribution()
        .typeOf(creation)
        .filter(JavaType.Declared.class::isInstance)
        .map(JavaType.Declared.class::cast)
        // What a generic class is made for is not in its class file.
        .filter(type -> type.arguments().isEmpty() && type.symbol().typeParameters().isEmpty())
        .flatMap(type -> of(units, unit, creation, type));
  }

  private static Optional<PassedFunction> of(
      SourceUnits units, ParsedUnit unit, ObjectCreationExpr creation, JavaType.Declared type) {
    List<JavaType.Declared> interfaces =
        interfacesOf(type.symbol()).distinct().filter(FunctionalTypes::isFunction).toList();
    if (interfaces.isEmpty()) {
      return Optional.empty();
    }
    JavaType.Declared function = interfaces.get(0);
    Optional<MethodSymbol> abstractMethod = FunctionalTypes.methodOf(function.symbol());
    return abstractMethod
        .flatMap(method -> MethodLookup.find(type, method))
        .filter(own -> own.owner().equals(type.symbol()))
        .flatMap(
            own ->
                units
                    .sourceOf(own)
                    .filter(source -> source.declaration() instanceof MethodDeclaration)
                    .map(
                        source ->
                            new PassedFunction(
                                unit,
                                creation,
                                new FunctionTarget(
                                    function,
                                    abstractMethod.get(),
                                    own.parameters().stream()
                                        .map(MethodSymbol.ParameterSymbol::type)
                                        .toList(),
                                    own.returnType(),
                                    Optional.empty()),
                                source)));
  }

  private static Stream<JavaType.Declared> interfacesOf(ClassSymbol symbol) {
    return Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
        .filter(JavaType.Declared.class::isInstance)
        .map(JavaType.Declared.class::cast)
        .flatMap(
            parent ->
                Stream.concat(
                    parent.symbol().kind() == ClassSymbol.Kind.INTERFACE
                        ? Stream.of(parent)
                        : Stream.empty(),
                    interfacesOf(parent.symbol())));
  }
}

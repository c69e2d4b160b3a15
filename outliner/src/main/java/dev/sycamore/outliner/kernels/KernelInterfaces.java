package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Finds the kernel interface that a type is, or inherits. */
final class KernelInterfaces {

  /** A kernel interface. */
  record Found(ClassSymbol symbol, ApiTypes.KernelInterface launch) {

    /** Its one method. */
    Optional<MethodSymbol> method() {
      return symbol.methods().stream()
          .filter(m -> m.modifiers().contains(Modifier.ABSTRACT))
          .findFirst();
    }

    List<JavaType> parameterTypes() {
      return method()
          .map(m -> m.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList())
          .orElse(List.of());
    }

    /** Whether the method of a function is the one that a launch calls. */
    boolean isMethodOf(FunctionTarget function) {
      return method().filter(m -> m.name().equals(function.method().name())).isPresent()
          && function.parameterTypes().equals(parameterTypes());
    }
  }

  private KernelInterfaces() {}

  /** The one that a lambda or method reference implements. */
  static Optional<Found> ofFunction(ParsedUnit unit, Expression lambdaOrReference) {
    return unit.attribution().functionTargetOf(lambdaOrReference).flatMap(t -> of(t.type()));
  }

  static Optional<Found> of(JavaType type) {
    return JavaTypes.classTypesOf(type).stream()
        .flatMap(part -> of(part.symbol()).stream())
        .findFirst();
  }

  private static Optional<Found> of(ClassSymbol symbol) {
    Optional<ApiTypes.KernelInterface> direct = ApiTypes.kernelInterface(symbol);
    if (direct.isPresent()) {
      return Optional.of(new Found(symbol, direct.get()));
    }
    return Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
        .flatMap(parent -> of(parent).stream())
        .findFirst();
  }
}

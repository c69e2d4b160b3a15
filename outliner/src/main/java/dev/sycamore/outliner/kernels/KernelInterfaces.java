package dev.sycamore.outliner.kernels;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
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
  }

  private KernelInterfaces() {}

  static Optional<Found> of(JavaType type) {
    if (!(type instanceof JavaType.Declared declared)) {
      return Optional.empty();
    }
    ClassSymbol symbol = declared.symbol();
    Optional<ApiTypes.KernelInterface> direct = ApiTypes.kernelInterface(symbol);
    if (direct.isPresent()) {
      return Optional.of(new Found(symbol, direct.get()));
    }
    return Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
        .flatMap(parent -> of(parent).stream())
        .findFirst();
  }
}

package dev.sycamore.outliner.kernels;

import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Finds the kernel interface that a type is, or inherits. */
final class KernelInterfaces {

  /**
   * @param parameterTypes of its one method
   */
  record Found(
      ClassSymbol symbol, ApiTypes.KernelInterface launch, List<JavaType> parameterTypes) {}

  private KernelInterfaces() {}

  static Optional<Found> of(JavaType type) {
    if (!(type instanceof JavaType.Declared declared)) {
      return Optional.empty();
    }
    ClassSymbol symbol = declared.symbol();
    Optional<ApiTypes.KernelInterface> direct = ApiTypes.kernelInterface(symbol);
    if (direct.isPresent()) {
      return Optional.of(new Found(symbol, direct.get(), parametersOf(symbol)));
    }
    return Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
        .flatMap(parent -> of(parent).stream())
        .findFirst();
  }

  private static List<JavaType> parametersOf(ClassSymbol symbol) {
    return symbol.methods().stream()
        .filter(m -> m.modifiers().contains(Modifier.ABSTRACT))
        .findFirst()
        .map(m -> m.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList())
        .orElse(List.of());
  }
}

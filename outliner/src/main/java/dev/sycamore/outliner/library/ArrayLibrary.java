package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.symbols.SymbolTable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the device library's code for methods of {@code java.util.Arrays}: a class for each
 * primitive element type, with methods of the same names and parameters.
 */
public final class ArrayLibrary {
  private static final String PACKAGE = "dev.sycamore.devicelib.arrays.";
  private static final String JDK = "java.util.Arrays";

  private final SymbolTable symbols;

  public ArrayLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The library's method for one of the JDK. */
  public Optional<MethodSymbol> replacement(MethodSymbol method) {
    if (!method.owner().canonicalName().equals(JDK) || method.parameters().isEmpty()) {
      return Optional.empty();
    }
    return element(method.parameters().get(0).type())
        .flatMap(element -> find(element, method.name(), typesOf(method)));
  }

  /** The method that copies elements between arrays of a primitive type. */
  public Optional<MethodSymbol> copy(JavaType array) {
    return element(array)
        .flatMap(
            element ->
                find(
                    element, "copy", List.of(element + "[]", "int", element + "[]", "int", "int")));
  }

  private static Optional<String> element(JavaType type) {
    return type instanceof JavaType.Array array
            && array.component() instanceof JavaType.Primitive element
        ? Optional.of(element.toString())
        : Optional.empty();
  }

  private Optional<MethodSymbol> find(String element, String name, List<String> types) {
    String owner = element.substring(0, 1).toUpperCase(Locale.ROOT) + element.substring(1);
    return symbols
        .classNamed(PACKAGE + owner + "Arrays")
        .flatMap(
            o ->
                o.methods().stream()
                    .filter(m -> m.name().equals(name) && typesOf(m).equals(types))
                    .findFirst());
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }
}

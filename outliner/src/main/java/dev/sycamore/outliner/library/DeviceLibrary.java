package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.symbols.SymbolTable;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Finds the code for devices of methods whose own code cannot be had. What stands for what is in
 * the {@link LibraryTable}.
 */
public final class DeviceLibrary {
  private final SymbolTable symbols;

  public DeviceLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The method of the library that does what a static method of the JDK does. */
  public Optional<MethodSymbol> replacement(MethodSymbol method) {
    List<String> types = typesOf(method);
    return LibraryTable.standard()
        .find(method.owner().canonicalName(), method.name(), types)
        .flatMap(library -> find(library.owner(), library.method(), types));
  }

  /**
   * The method on {@code float} whose result is that of a static method of the JDK on {@code
   * double}, rounded to {@code float}.
   */
  public Optional<MethodSymbol> floatForm(MethodSymbol method) {
    List<String> types = typesOf(method);
    return LibraryTable.floatForms()
        .find(method.owner().canonicalName(), method.name(), types)
        .flatMap(
            library ->
                find(
                    library.owner(), library.method(), Collections.nCopies(types.size(), "float")));
  }

  /** {@code %} on {@code float} or {@code double}. */
  public Optional<MethodSymbol> remainder(String type) {
    return find("dev.sycamore.devicelib.FloatingRemainder.remainder", List.of(type, type));
  }

  /** A method of the library by its name and the types of its parameters. */
  public Optional<MethodSymbol> find(String qualifiedName, List<String> types) {
    int dot = qualifiedName.lastIndexOf('.');
    return find(qualifiedName.substring(0, dot), qualifiedName.substring(dot + 1), types);
  }

  private Optional<MethodSymbol> find(String canonicalName, String name, List<String> types) {
    Optional<ClassSymbol> owner = symbols.classNamed(canonicalName);
    return owner.flatMap(
        o ->
            o.methods().stream()
                .filter(m -> m.name().equals(name) && typesOf(m).equals(types))
                .findFirst());
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }
}

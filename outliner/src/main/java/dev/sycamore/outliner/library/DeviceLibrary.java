package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.symbols.SymbolTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the code for devices of methods whose own code cannot be had. */
public final class DeviceLibrary {
  private static final String PACKAGE = "dev.sycamore.devicelib.";

  /** Which class of the library stands for which class of the JDK, method by method. */
  private static final Map<String, String> CLASSES =
      Map.of(
          "java.lang.Math", PACKAGE + "JavaMath",
          "java.lang.StrictMath", PACKAGE + "JavaMath",
          "java.lang.Integer", PACKAGE + "JavaInteger",
          "java.lang.Long", PACKAGE + "JavaLong",
          "java.lang.Float", PACKAGE + "JavaFloat",
          "java.lang.Double", PACKAGE + "JavaDouble",
          "java.lang.Character", PACKAGE + "JavaCharacter",
          "java.lang.Short", PACKAGE + "JavaShort",
          "java.lang.Byte", PACKAGE + "JavaByte",
          "java.lang.Boolean", PACKAGE + "JavaBoolean");

  private final SymbolTable symbols;

  public DeviceLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The method of the library that does what a static method of the JDK does. */
  public Optional<MethodSymbol> replacement(MethodSymbol method) {
    String library = CLASSES.get(method.owner().canonicalName());
    return library == null
        ? Optional.empty()
        : find(library, method.name(), typesOf(method));
  }

  /** {@code %} on {@code float} or {@code double}. */
  public Optional<MethodSymbol> remainder(String type) {
    return find(PACKAGE + "FloatingRemainder", "remainder", List.of(type, type));
  }

  private Optional<MethodSymbol> find(String owner, String name, List<String> types) {
    Optional<ClassSymbol> symbol = symbols.classNamed(owner);
    return symbol.flatMap(
        s ->
            s.methods().stream()
                .filter(m -> m.name().equals(name) && typesOf(m).equals(types))
                .findFirst());
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }
}

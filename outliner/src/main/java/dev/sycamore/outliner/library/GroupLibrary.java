package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the device library's code for group operations: a class for each kind of group and type of
 * value, with methods named as in the API whose last parameters are those of the API.
 */
public final class GroupLibrary {
  /** The class of the methods that every target has as operations. */
  public static final String LANES = "dev.sycamore.devicelib.groups.Lanes";

  private static final String PACKAGE = "dev.sycamore.devicelib.groups.";

  private final SymbolTable symbols;

  public GroupLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /**
   * The library's method for one of the API.
   *
   * @param group {@code Group} or {@code SubGroup}
   * @param method of a class of groups, with a value as its first parameter
   */
  public Optional<MethodSymbol> find(String group, MethodSymbol method) {
    if (method.parameters().isEmpty()) {
      return Optional.empty();
    }
    List<String> types = typesOf(method);
    Optional<ClassSymbol> owner = symbols.classNamed(PACKAGE + className(group, types.get(0)));
    return owner.flatMap(
        o ->
            o.methods().stream()
                .filter(m -> m.name().equals(method.name()) && endsWith(typesOf(m), types))
                .findFirst());
  }

  private static String className(String group, String valueType) {
    if (valueType.equals("boolean")) {
      return group + "Conditions";
    }
    return valueType.substring(0, 1).toUpperCase(Locale.ROOT) + valueType.substring(1) + group;
  }

  /** What the compiler itself passes comes before: it is of class types, or the index. */
  private static boolean endsWith(List<String> types, List<String> last) {
    int hidden = types.size() - last.size();
    return hidden == (types.contains("dev.sycamore.Group") ? 4 : 1)
        && types.subList(hidden, types.size()).equals(last);
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }
}

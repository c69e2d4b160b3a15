package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the code for devices of methods whose own code cannot be had. What stands for what is in
 * the {@link LibraryTable}.
 */
public final class DeviceLibrary {
  private static final String MATH = "java.lang.Math";
  private static final String DOUBLE = "double";

  /** Methods of {@code Math} whose rounded result is that of an operation on {@code float}. */
  private static final Set<String> FLOAT_OPERATIONS =
      Set.of("sqrt", "floor", "ceil", "rint", "abs", "copySign", "signum");

  private final SymbolTable symbols;

  public DeviceLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The method of the library that does what a static method of the JDK does. */
  public Optional<MethodSymbol> replacement(MethodSymbol method) {
    List<String> types = typesOf(method);
    String owner = method.owner().canonicalName();
    if (owner.equals("java.util.Arrays") && !method.parameters().isEmpty()) {
      return arrays(method.parameters().get(0).type())
          .flatMap(library -> find(library, method.name(), types));
    }
    return LibraryTable.standard()
        .find(owner, method.name(), types)
        .flatMap(library -> find(library.owner(), library.method(), types));
  }

  /** The method that copies elements between arrays of a primitive type. */
  public Optional<MethodSymbol> arrayCopy(JavaType array) {
    String type = array.toString();
    return arrays(array)
        .flatMap(library -> find(library, "copy", List.of(type, "int", type, "int", "int")));
  }

  /** The class of methods on arrays of a primitive type, which are named as those of the JDK. */
  private static Optional<String> arrays(JavaType type) {
    if (!(type instanceof JavaType.Array array)
        || !(array.component() instanceof JavaType.Primitive element)) {
      return Optional.empty();
    }
    String name = element.toString();
    return Optional.of(
        "dev.sycamore.devicelib.arrays."
            + name.substring(0, 1).toUpperCase(Locale.ROOT)
            + name.substring(1)
            + "Arrays");
  }

  /**
   * Whether a cast to {@code float} around a method of {@code Math} on {@code float} stands for an
   * operation on {@code float}.
   */
  public static boolean isFloatOperation(String name) {
    return FLOAT_OPERATIONS.contains(name);
  }

  /** Whether it stands for such an operation, or for a function of the library. */
  public static boolean hasFloatForm(String name) {
    LibraryTable forms = LibraryTable.floatForms();
    return isFloatOperation(name)
        || forms.find(MATH, name, List.of(DOUBLE)).isPresent()
        || forms.find(MATH, name, List.of(DOUBLE, DOUBLE)).isPresent();
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

  /**
   * The function that stands for another one on {@code float} where {@code FastMath} allows less
   * accurate ones. There is none for {@code pow}: the native one takes no negative base.
   *
   * @param name of a method of {@code Math} or {@code DeviceMath}
   * @param operands how many it has
   */
  public Optional<MethodSymbol> fastForm(String name, int operands) {
    return name.equals("pow")
        ? Optional.empty()
        : find(ApiTypes.FAST_FUNCTIONS + "." + name, Collections.nCopies(operands, "float"));
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

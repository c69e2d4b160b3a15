package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Finds the static methods of a file that say that they are device code. */
public final class DeviceMethods {

  private DeviceMethods() {}

  /** Whether a method is, or is to be, exported from its module. */
  public static boolean isExternal(MethodSymbol method) {
    return method
        .annotations()
        .value(ApiTypes.DEVICE, "external")
        .filter(Boolean.TRUE::equals)
        .isPresent();
  }

  /** Whether a file may have such methods, from its tree alone. */
  public static boolean mayHave(ParsedUnit unit) {
    return unit.types().stream().anyMatch(DeviceMethods::isMarked);
  }

  private static boolean isMarked(TypeDeclaration<?> type) {
    return type.getMethods().stream().anyMatch(m -> m.getAnnotationByName("Device").isPresent());
  }

  /** Methods with {@code @Device}, whether anything calls them or not. */
  public static List<MethodSymbol> find(ParsedUnit unit) {
    List<MethodSymbol> methods = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.types()) {
      if (isMarked(type)) {
        unit.attribution().classDeclaredBy(type).stream()
            .flatMap(symbol -> symbol.methods().stream())
            .filter(m -> m.annotations().has(ApiTypes.DEVICE))
            .filter(m -> m.modifiers().contains(Modifier.STATIC))
            .filter(
                m ->
                    unit.attribution()
                        .declarationOf(m)
                        .filter(MethodDeclaration.class::isInstance)
                        .isPresent())
            .forEach(methods::add);
      }
    }
    return methods;
  }
}

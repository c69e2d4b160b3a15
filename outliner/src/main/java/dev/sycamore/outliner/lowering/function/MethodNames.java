package dev.sycamore.outliner.lowering.function;

import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How methods are called in messages and in code. */
public final class MethodNames {

  private MethodNames() {}

  /** {@code InitA.foo(int)}. */
  public static String display(MethodSymbol method) {
    String name = method.name().equals("<init>") ? "" : "." + method.name();
    return Identifiers.nameInPackage(method.owner())
        + name
        + method.parameters().stream()
            .map(p -> DeviceTypes.display(p.type()))
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** {@code InitA_foo_int}: tells overloads and specialisations apart. */
  public static String symbol(MethodSymbol method, List<Shape> inputs) {
    String name = method.name().equals("<init>") ? "new" : method.name();
    StringBuilder symbol =
        new StringBuilder(
            Identifiers.mangle(Identifiers.nameInPackage(method.owner()) + "." + name));
    for (Shape input : inputs) {
      String shape = describe(input);
      if (!shape.isEmpty()) {
        symbol.append('_').append(shape);
      }
    }
    return symbol.toString();
  }

  private static String describe(Shape shape) {
    if (shape instanceof Shape.Plain plain) {
      return describe(plain.type());
    }
    if (shape instanceof Shape.Grid grid) {
      return describe(grid.view());
    }
    return shape instanceof Shape.Closure ? "lambda" : "";
  }

  private static String describe(DeviceType type) {
    if (type instanceof ScalarType scalar) {
      return scalar.javaName();
    }
    if (type instanceof RecordType record) {
      return record.symbol();
    }
    if (type instanceof ViewType view) {
      return describe(view.element())
          + "s"
          + (view.dimensions() > 1 ? view.dimensions() : "")
          + "_"
          + view.space().name().toLowerCase(Locale.ROOT);
    }
    return "";
  }
}

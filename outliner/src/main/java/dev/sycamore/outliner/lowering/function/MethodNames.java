package dev.sycamore.outliner.lowering.function;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How methods are called in messages and in code. */
public final class MethodNames {

  private MethodNames() {}

  /** {@code InitA.foo(int)}. */
  public static String display(MethodSymbol method) {
    String name = method.name().equals("<init>") ? "" : "." + method.name();
    return owner(method.owner())
        + name
        + method.parameters().stream()
            .map(p -> DeviceTypes.display(p.type()))
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** An anonymous class is named after what it implements or extends. */
  private static String owner(ClassSymbol symbol) {
    String name = Identifiers.nameInPackage(symbol);
    return name.isEmpty()
        ? "<anonymous "
            + Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
                .map(DeviceTypes::display)
                .findFirst()
                .orElse("Object")
            + ">"
        : name;
  }

  /** {@code InitA_foo_int}: tells overloads and specialisations apart. */
  public static String symbol(MethodSymbol method, List<Shape> inputs) {
    String name = method.name().equals("<init>") ? "new" : method.name();
    StringBuilder symbol =
        new StringBuilder(CIdentifier.of(Identifiers.nameInPackage(method.owner()) + "." + name));
    for (Shape input : inputs) {
      String shape = describe(input);
      if (!shape.isEmpty()) {
        symbol.append('_').append(shape);
      }
    }
    return symbol.toString();
  }

  /** Tells shapes apart as far as the types of their run-time parts do. */
  private static String describe(Shape shape) {
    return shape.accept(
        new Shape.Visitor<>() {
          @Override
          public String visitPlain(Shape.Plain plain) {
            return describe(plain.type());
          }

          @Override
          public String visitWorkItem(Shape.WorkItem item) {
            return "";
          }

          @Override
          public String visitGrid(Shape.Grid grid) {
            return describe(grid.view());
          }

          @Override
          public String visitJagged(Shape.Jagged jagged) {
            return "rows" + jagged.dimensions() + "_" + describe(jagged.elements());
          }

          @Override
          public String visitRecordArray(Shape.RecordArray array) {
            return "records_" + array.leaves().size();
          }

          @Override
          public String visitComposite(Shape.Composite composite) {
            return "";
          }

          @Override
          public String visitClosure(Shape.Closure closure) {
            return "lambda";
          }

          @Override
          public String visitChosen(Shape.Chosen chosen) {
            return chosen.options().stream()
                .map(MethodNames::describe)
                .collect(Collectors.joining("_or_"));
          }
        });
  }

  private static String describe(DeviceType type) {
    return type.accept(
        new DeviceTypeVisitor<>() {
          @Override
          public String visitScalarType(ScalarType scalar) {
            return scalar.javaName();
          }

          @Override
          public String visitRecordType(RecordType record) {
            return record.symbol();
          }

          @Override
          public String visitViewType(ViewType view) {
            return describe(view.element())
                + "s"
                + (view.dimensions() > 1 ? view.dimensions() : "")
                + "_"
                + view.space().name().toLowerCase(Locale.ROOT);
          }

          @Override
          public String visitVoidType(VoidType none) {
            return "";
          }
        });
  }
}

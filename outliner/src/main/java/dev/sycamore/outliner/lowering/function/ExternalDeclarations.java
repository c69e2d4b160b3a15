package dev.sycamore.outliner.lowering.function;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol.ParameterSymbol;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Functions that modules export and import ({@code @Device(external = true)}). Caller and callee
 * are compiled without each other, so that name and form follow from the declaration alone.
 */
public final class ExternalDeclarations {

  /** No symbol made of a class and a method begins like this. */
  private static final String PREFIX = "ext__";

  private ExternalDeclarations() {}

  /** The symbol of an external function in the form that its declaration fixes. */
  public static String symbol(MethodSymbol method) {
    return PREFIX
        + CIdentifier.of(method.owner().binaryName() + "." + method.name())
        + method.parameters().stream()
            .map(p -> "_" + mangled(p.type()))
            .collect(Collectors.joining("", "_", ""));
  }

  private static String mangled(JavaType type) {
    if (type instanceof JavaType.Array array) {
      return mangled(array.component()) + "s";
    }
    return CIdentifier.of(
        type instanceof JavaType.Declared declared
            ? declared.symbol().binaryName()
            : type.toString());
  }

  /** The symbol, if a method is external and called in the form that its declaration fixes. */
  public static Optional<String> symbol(
      MethodSymbol method, List<Shape> shapes, DeviceTypes types) {
    return DeviceMethods.isExternal(method)
            && shapesOf(method, types).filter(shapes::equals).isPresent()
        ? Optional.of(symbol(method))
        : Optional.empty();
  }

  /** The module that exports a function: the file that is named after its outermost class. */
  public static String moduleOf(MethodSymbol method) {
    ClassSymbol outermost = method.owner();
    while (outermost.enclosingClass().isPresent()) {
      outermost = outermost.enclosingClass().get();
    }
    return outermost.binaryName();
  }

  /**
   * The shapes that a declaration fixes, with arrays in global memory; empty where a parameter is
   * none that a device knows, or not without a call.
   */
  public static Optional<List<Shape>> shapesOf(MethodSymbol method, DeviceTypes types) {
    List<Shape> shapes = new ArrayList<>();
    for (ParameterSymbol parameter : method.parameters()) {
      Optional<Shape> shape = Shape.ofType(parameter.type(), types);
      if (shape.isEmpty()) {
        return Optional.empty();
      }
      shapes.add(shape.get());
    }
    return Optional.of(shapes);
  }

  /** The first parameter that a declaration does not fix the shape of; empty for none. */
  public static Optional<Integer> unfixedParameter(MethodSymbol method, DeviceTypes types) {
    for (int i = 0; i < method.parameters().size(); i++) {
      if (Shape.ofType(method.parameters().get(i).type(), types).isEmpty()) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}

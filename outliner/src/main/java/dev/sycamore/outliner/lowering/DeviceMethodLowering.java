package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.model.AddressSpace;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.ViewType;
import dev.sycamore.outliner.program.FunctionHandle;
import dev.sycamore.outliner.report.CallChain;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lowers a method that is device code by its own word, with arrays in global memory. */
final class DeviceMethodLowering {
  private final Services services;

  DeviceMethodLowering(Services services) {
    this.services = services;
  }

  /** The function of a method; empty where its parameters have no fixed types on a device. */
  Optional<FunctionHandle> request(MethodSymbol method) {
    Optional<MethodSource> source = services.units().sourceOf(method);
    Optional<DeviceType> result = services.types().result(method.returnType());
    if (source.isEmpty()
        || result.isEmpty()
        || !(source.get().declaration() instanceof MethodDeclaration declaration)
        || declaration.getBody().isEmpty()) {
      return Optional.empty();
    }
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      Optional<Shape> shape = shapeOf(method.parameters().get(i).type());
      if (shape.isEmpty()) {
        return Optional.empty();
      }
      inputs.add(
          new FunctionSource.Input(
              declaration.getParameter(i), method.parameters().get(i).name(), shape.get()));
    }
    FunctionSource function =
        new FunctionSource(
            source.get().unit(),
            declaration,
            CodeBodies.of(declaration.getBody().get()),
            inputs,
            Substitution.NONE);
    return Optional.of(
        services
            .functions()
            .request(
                function,
                MethodNames.symbol(method, function.shapes()),
                result.get(),
                CallChain.startingAt(MethodNames.display(method))));
  }

  private Optional<Shape> shapeOf(JavaType type) {
    Optional<DeviceType> value = services.types().value(type);
    if (value.isPresent()) {
      return Optional.of(new Shape.Plain(value.get()));
    }
    if (type instanceof JavaType.Array array) {
      return DeviceTypes.scalar(array.component())
          .map(e -> new Shape.Plain(new ViewType(e, 1, AddressSpace.GLOBAL)));
    }
    return type instanceof JavaType.Declared declared ? declaredShape(declared) : Optional.empty();
  }

  private static Optional<Shape> declaredShape(JavaType.Declared type) {
    Optional<Shape> item =
        ApiTypes.item(type.symbol())
            .map(
                i ->
                    new Shape.WorkItem(
                        i.hasGroups() ? Value.WorkItem.Kind.ND_ITEM : Value.WorkItem.Kind.ITEM,
                        i.dimensions()));
    return item.isPresent()
        ? item
        : ApiTypes.accessor(type.symbol())
            .map(a -> new Shape.Plain(new ViewType(a.element(), a.dimensions(), a.space())));
  }
}

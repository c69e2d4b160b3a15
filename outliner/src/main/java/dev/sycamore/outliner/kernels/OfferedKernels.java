package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import java.util.Optional;

/**
 * The kernels that a file offers to others: what its methods return, and its fields hold, as
 * kernels or collections of such. They are compiled with the file, whoever launches them.
 */
final class OfferedKernels {
  private OfferedKernels() {}

  static void find(ParsedUnit unit, SourceUnits units, KernelSites sites) {
    for (FieldDeclaration field : unit.tree().findAll(FieldDeclaration.class)) {
      Optional<Boolean> elements = elements(unit, field.getElementType());
      field.getVariables().stream()
          .filter(variable -> elements.isPresent())
          .forEach(
              variable ->
                  new AssignedValues(unit, field.getParentNode().orElseThrow())
                      .of(variable)
                      .forEach(
                          value ->
                              trace(
                                  unit,
                                  units,
                                  sites,
                                  value,
                                  elements.get() || variable.getType().isArrayType())));
    }
    for (MethodDeclaration method : unit.tree().findAll(MethodDeclaration.class)) {
      Optional<Boolean> elements = elements(unit, method.getType());
      elements.ifPresent(
          of -> new KernelOrigins(units, sites, Optional.empty()).returned(unit, method, of));
    }
  }

  private static void trace(
      ParsedUnit unit, SourceUnits units, KernelSites sites, Expression value, boolean elements) {
    KernelOrigins origins = new KernelOrigins(units, sites, Optional.empty());
    // Whether all of it is known, a launch asks.
    if (elements) {
      origins.ofElements(unit, value);
    } else {
      origins.of(unit, value);
    }
  }

  /**
   * Whether values of a type have kernels in them; empty if they have nothing to do with kernels.
   */
  private static Optional<Boolean> elements(ParsedUnit unit, Type type) {
    return type.isPrimitiveType() || type.isVoidType()
        ? Optional.empty()
        : unit.attribution()
            .typeOf(type)
            .filter(KernelTypes::mayBeKernels)
            .map(known -> KernelInterfaces.of(known).isEmpty());
  }
}

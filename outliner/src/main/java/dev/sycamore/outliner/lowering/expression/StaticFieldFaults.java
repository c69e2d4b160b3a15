package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Reports static fields whose value is not known when a kernel is compiled. */
final class StaticFieldFaults {
  private StaticFieldFaults() {}

  /** Reports a field at its use; the caller throws what this returns. */
  static Unlowerable refuse(SourceTypes context, Expression use, FieldSymbol field) {
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    if (!field.modifiers().contains(Modifier.FINAL)) {
      return context.faults().refuse(DiagnosticId.SYC1006, use, name);
    } else if (StringType.isString(field.type())) {
      return context.faults().refuse(DiagnosticId.SYC1007, use);
    }
    String type = DeviceTypes.display(field.type());
    String copy = "copy it before the kernel: `" + type + " value = " + name + ";`";
    Optional<ParsedUnit> unit = context.compilation().units().unitOf(field.owner());
    if (unit.isEmpty()) {
      return refuse(
          context,
          use,
          name,
          "not in the class file",
          "put its source on `-Asycamore.sourcepath`, export a function that returns it, or "
              + copy);
    } else if (!isOfPrimitives(field.type())) {
      return refuse(
          context,
          use,
          name,
          "an object of type `" + type + "`",
          "copy what the kernel needs of it into local variables before the kernel");
    } else if (isJagged(field, unit.get())) {
      return refuse(
          context,
          use,
          name,
          "an array whose rows differ in length",
          "write all rows into one array, with a second array of where each row begins");
    }
    String write =
        field.type() instanceof JavaType.Array
            ? "write its elements as constant expressions"
            : "write it as a constant expression";
    return refuse(context, use, name, "not a constant expression", write + ", or " + copy);
  }

  private static Unlowerable refuse(
      SourceTypes context, Expression use, String name, String value, String help) {
    return context.faults().refuseWithHelp(DiagnosticId.SYC1022, use, help, name, value);
  }

  private static boolean isOfPrimitives(JavaType type) {
    return type instanceof JavaType.Array array
        ? isOfPrimitives(array.component())
        : type instanceof JavaType.Primitive;
  }

  private static boolean isJagged(FieldSymbol field, ParsedUnit unit) {
    return FieldDeclarations.declaratorOf(field, unit)
        .flatMap(VariableDeclarator::getInitializer)
        .map(
            e ->
                e.isArrayCreationExpr() ? e.asArrayCreationExpr().getInitializer().orElse(null) : e)
        .filter(ArrayInitializerExpr.class::isInstance)
        .filter(
            rows ->
                ((ArrayInitializerExpr) rows)
                        .getValues().stream()
                            .filter(ArrayInitializerExpr.class::isInstance)
                            .map(row -> ((ArrayInitializerExpr) row).getValues().size())
                            .distinct()
                            .count()
                    > 1)
        .isPresent();
  }
}

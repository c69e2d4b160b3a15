package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.JdkObjectHelp;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Reports static fields whose value is neither in the source nor read at the launch. */
final class StaticFieldFaults {
  private StaticFieldFaults() {}

  /** Reports a field at its use; the caller throws what this returns. */
  static Unlowerable refuse(SourceTypes context, Expression use, FieldSymbol field) {
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    if (!field.modifiers().contains(Modifier.FINAL)) {
      return context.faults().refuse(DiagnosticId.STATIC_NON_FINAL_FIELD, use, name);
    } else if (StringType.isString(field.type())) {
      return context.faults().refuse(DiagnosticId.TEXT, use);
    }
    if (field.owner().binaryName().isEmpty()) {
      return context
          .faults()
          .refuseWithHelp(
              DiagnosticId.STATIC_FIELD_WITHOUT_DEVICE_VALUE,
              use,
              "move the field to a class that is a member, or copy it into a local variable before"
                  + " the kernel",
              name,
              "of a local class, which the launch cannot find");
    }
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.STATIC_FIELD_WITHOUT_DEVICE_VALUE,
            use,
            help(field),
            name,
            "an object of type `" + DeviceTypes.display(field.type()) + "`");
  }

  private static String help(FieldSymbol field) {
    return BoxedTypes.primitiveOf(field.type())
        .map(
            primitive ->
                "declare it as `"
                    + primitive
                    + "`, or copy it before the kernel: `"
                    + primitive
                    + " value = "
                    + field.name()
                    + ";`")
        .or(() -> ofJdk(field))
        .orElse("copy what the kernel needs of it into local variables before the kernel");
  }

  private static Optional<String> ofJdk(FieldSymbol field) {
    return field.type() instanceof JavaType.Declared declared
        ? JdkObjectHelp.of(declared.symbol(), field.name())
        : Optional.empty();
  }
}

package dev.sycamore.outliner.lowering.fault;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Tells what to do about types that stand for objects of several classes. */
public final class ReferenceFaults {

  private ReferenceFaults() {}

  /**
   * Refuses a record, an enum constant or their like where an object of {@code wanted} is taken.
   */
  public static Unlowerable refuse(SourceTypes context, Expression value, JavaType wanted) {
    String type = context.display(value);
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.OPERATION_ON_REFERENCES,
            value,
            help(type, wanted),
            "a conversion of `" + type + "` to `" + DeviceTypes.display(wanted) + "`");
  }

  /** What to write in place of an interface, or empty for other types. */
  static Optional<String> helpFor(JavaType type) {
    return type instanceof JavaType.Declared declared
            && declared.symbol().kind() == ClassSymbol.Kind.INTERFACE
        ? Optional.of(help("the record", type))
        : Optional.empty();
  }

  private static String help(String type, JavaType wanted) {
    return "values keep their own type on a device: declare "
        + (type.startsWith("the ") ? type : "`" + type + "`")
        + " itself, or a type parameter of the method, in place of `"
        + DeviceTypes.display(wanted)
        + "`";
  }
}

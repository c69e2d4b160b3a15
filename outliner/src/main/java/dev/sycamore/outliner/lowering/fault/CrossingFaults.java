package dev.sycamore.outliner.lowering.fault;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.context.ForeignVariable;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Reports values of the host that cannot be passed to a device. */
public final class CrossingFaults {
  private CrossingFaults() {}

  /** Reports a captured variable at its first use; the caller throws what this returns. */
  public static Unlowerable refuse(SourceTypes context, Node use, ForeignVariable variable) {
    if (!variable.report()) {
      return context.faults().silently();
    }
    String help =
        FunctionalTypes.isFunction(variable.type()) && !JdkObjectHelp.isFor(variable.type())
            ? FunctionalTypes.help(variable.type())
            : CrossingHelp.of(context, use, variable.name(), variable.type());
    return refuse(
        context,
        diagnostic(context, use, "captured variable", variable.name(), variable.type(), help),
        Optional.of(variable.declaration()));
  }

  /**
   * Reports a captured variable or a field; the caller throws what this returns.
   *
   * @param kind of the variable, as messages show it
   */
  public static Unlowerable refuse(
      SourceTypes context,
      Node use,
      String kind,
      String name,
      JavaType type,
      Optional<SourceSpan> declaration) {
    return refuse(
        context,
        diagnostic(context, use, kind, name, type, CrossingHelp.of(context, use, name, type)),
        declaration);
  }

  private static Diagnostic diagnostic(
      SourceTypes context, Node use, String kind, String name, JavaType type, String help) {
    return context
        .faults()
        .diagnostic(
            DiagnosticId.CAPTURED_TYPE, use, kind + " `" + name + "`", DeviceTypes.display(type))
        .withHelp(help);
  }

  private static Unlowerable refuse(
      SourceTypes context, Diagnostic fault, Optional<SourceSpan> declaration) {
    return context
        .faults()
        .refuse(declaration.map(at -> fault.withNote(new Note("declared here", at))).orElse(fault));
  }
}

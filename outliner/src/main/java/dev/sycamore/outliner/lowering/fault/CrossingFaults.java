package dev.sycamore.outliner.lowering.fault;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.lowering.context.ForeignVariable;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Reports values of the host that cannot cross to a device. */
public final class CrossingFaults {
  private CrossingFaults() {}

  /** Reports a captured variable at its first use; the caller throws what this returns. */
  public static Unlowerable refuse(SourceTypes context, Node use, ForeignVariable variable) {
    return variable.report()
        ? refuse(
            context,
            use,
            "captured variable",
            variable.name(),
            variable.type(),
            Optional.of(variable.declaration()))
        : context.faults().silently();
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
    Diagnostic fault =
        context
            .faults()
            .diagnostic(
                DiagnosticId.SYC1009, use, kind + " `" + name + "`", DeviceTypes.display(type))
            .withHelp(CrossingHelp.of(context, use, name, type));
    return context
        .faults()
        .refuse(declaration.map(at -> fault.withNote(new Note("declared here", at))).orElse(fault));
  }
}

package dev.sycamore.outliner.lowering.fault;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;

/** Reports Java types that have no values on a device. */
public final class JavaTypeFaults {
  private JavaTypeFaults() {}

  /** Reports a type at the place that requires it; the caller throws what this returns. */
  public static Unlowerable refuse(SourceTypes context, Node at, JavaType type) {
    if (type == JavaType.Special.ERRONEOUS) {
      return context.faults().silently();
    }
    Diagnostic fault = context.faults().diagnostic(idOf(type), at, DeviceTypes.display(type));
    return context
        .faults()
        .refuse(
            context
                .compilation()
                .types()
                .obstacle(type)
                .or(() -> ReferenceFaults.helpFor(type))
                .map(fault::withHelp)
                .orElse(fault));
  }

  private static DiagnosticId idOf(JavaType type) {
    if (StringType.isString(type)) {
      return DiagnosticId.TEXT;
    }
    return BoxedTypes.isBoxed(type) ? DiagnosticId.BOXING : DiagnosticId.UNSUPPORTED_TYPE;
  }
}

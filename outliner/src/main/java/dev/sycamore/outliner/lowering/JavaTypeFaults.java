package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;

/** Reports Java types that have no values on a device. */
final class JavaTypeFaults {
  private JavaTypeFaults() {}

  /** Reports a type at the place that requires it; the caller throws what this returns. */
  static Unlowerable refuse(Lowering lowering, Node at, JavaType type) {
    if (type == JavaType.Special.ERRONEOUS) {
      return lowering.faults().silently();
    }
    Diagnostic fault = lowering.faults().diagnostic(idOf(type), at, DeviceTypes.display(type));
    return lowering.faults().refuse(References.helpFor(type).map(fault::withHelp).orElse(fault));
  }

  private static DiagnosticId idOf(JavaType type) {
    if (StringType.isString(type)) {
      return DiagnosticId.SYC1007;
    }
    return Boxing.isBoxed(type) ? DiagnosticId.SYC1018 : DiagnosticId.SYC1011;
  }
}

package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CAssignment;
import dev.sycamore.codegen.opencl.model.CDeclaration;
import dev.sycamore.codegen.opencl.model.CElement;
import dev.sycamore.codegen.opencl.model.CIf;
import dev.sycamore.codegen.opencl.model.CReturn;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.PreviousReport;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;
import java.util.Optional;

/**
 * How a kernel takes its report buffer, and ends at once where the launch that it comes after has
 * failed.
 */
final class ReportEntryTranslator {

  private final Kernel kernel;
  private final CTypes types;
  private final Variable report;
  private final ViewType type;

  ReportEntryTranslator(Kernel kernel, CTypes types) {
    this.kernel = kernel;
    this.types = types;
    this.report = kernel.report().orElseThrow();
    this.type = (ViewType) report.type();
  }

  /** Of bytes: a compiler knows the lowest bits of addresses of ints, and one has a meaning. */
  CVariable parameter() {
    return new CVariable(types.pointer(ScalarType.BYTE, type.space()), address());
  }

  private String address() {
    return CNames.variable(report) + "_address";
  }

  /** What is done where the kernel begins. */
  List<CStatement> statements() {
    String name = CNames.variable(report);
    String pointer = types.pointer(type.element(), type.space());
    String mark = "((size_t)" + address() + " & 1)";
    CText own = new CText(name);
    CElement previous = new CElement(own, new CText("" + PreviousReport.DISTANCE));
    CStatement stop =
        new CAssignment(new CElement(own, new CText("0")), new CText("" + PreviousReport.STOPPED));
    CStatement look = new CIf(previous, List.of(stop, new CReturn(Optional.empty())), List.of());
    return List.of(
        // With the one extent that a view has; its size is in the buffer.
        new CDeclaration("int", CView.extent(report, 0), Optional.of(new CText(extent()))),
        new CDeclaration(
            pointer,
            name,
            Optional.of(new CText("(" + pointer + ")(" + address() + " - " + mark + ")"))),
        new CIf(new CText(mark), List.of(look), List.of()));
  }

  /** It is 1 where a kernel with two forms has a buffer. */
  private String extent() {
    return kernel.reportsIndices() ? address() + " != 0" : "0";
  }
}

package dev.sycamore.model.program;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/**
 * A place of the source that a kernel can report from. Its number is its index in {@link
 * DeviceUnit#sites()}.
 *
 * @param function that it is in, as messages show it
 * @param text see {@link ReportKind}
 * @param operands the types of the values of a PRINT or an ASSERTION_MESSAGE, in order; of the
 *     other kinds INT for each
 */
public record ReportPlace(
    ReportKind kind, SourceSpan span, String function, String text, List<ScalarType> operands) {

  public ReportPlace {
    operands = List.copyOf(operands);
  }
}

package dev.sycamore.outliner;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.model.DeviceProgram;
import java.util.List;

/**
 * What the outliner found. With errors, the program lacks the kernels that have them.
 *
 * @param program one unit for each file with kernels
 * @param diagnostics in source order
 */
public record OutlineResult(DeviceProgram program, List<Diagnostic> diagnostics) {

  public OutlineResult {
    diagnostics = List.copyOf(diagnostics);
  }
}

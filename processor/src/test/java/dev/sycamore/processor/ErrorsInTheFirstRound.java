package dev.sycamore.processor;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.report.Suppressions;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds an error in everything in the first round, and none later. */
final class ErrorsInTheFirstRound extends FakeStages {

  private boolean first = true;

  @Override
  public OutlineResult outline(OutlineRequest request) {
    if (first) {
      first = false;
      SourceSpan at = new SourceSpan(request.sources().get(0).path(), 0, 1, 1, 1, 1);
      return new OutlineResult(
          new DeviceProgram(List.of()),
          List.of(Diagnostic.of(DiagnosticId.UNKNOWN_TYPE, at, List.of())),
          List.of(),
          List.of(),
          new Suppressions(),
          Set.of(),
          Map.of());
    }
    return super.outline(request);
  }
}

package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;

/**
 * An element of a private array of records that is read before any is stored: {@code null} in Java,
 * and a record of zeros on devices, which have no {@code null}.
 */
public final class UnsetRecordRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    boolean keeps = check(kernel.kernel().body(), kernel.chain(), sink);
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      if (function.isUsers() && function.function().isPresent()) {
        DeviceFunction definition = function.function().get();
        keeps &= check(definition.body(), function.chain(), sink);
      }
    }
    return keeps;
  }

  private static boolean check(DeviceStatement body, SourceCallChain chain, DiagnosticSink sink) {
    boolean[] keeps = {true};
    UnsetRecords.find(
        body,
        (array, read) -> {
          keeps[0] = false;
          sink.report(
              Diagnostic.of(
                  DiagnosticId.UNSET_RECORD, read.span(), chain.to(read.span()), array.name()));
        });
    return keeps[0];
  }
}

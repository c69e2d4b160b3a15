package dev.sycamore.outliner.program.rule;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.outliner.program.access.AccessorScan;
import dev.sycamore.outliner.program.access.AccessorScan.Access;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.program.rule.AccessorModes.Mode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A kernel does not write through {@code READ}, nor read through {@code WRITE_DISCARD} what nobody
 * can have written. Launches check the modes that are not in the text.
 */
public final class AccessModeRule implements ProgramRule {
  private static final String READ = "READ";
  private static final String WRITE_DISCARD = "WRITE_DISCARD";

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Map<Variable, Mode> modes = AccessorModes.of(kernel);
    if (modes.values().stream().noneMatch(m -> Set.of(READ, WRITE_DISCARD).contains(m.name()))) {
      return true;
    }
    AccessorScan scan =
        AccessorScan.of(
            kernel,
            kernel.kernel().arguments().stream()
                .filter(a -> a.kind() == ArgumentKind.ACCESSOR)
                .map(KernelArgument::variable)
                .collect(Collectors.toSet()));
    Set<SourceSpan> reported = new HashSet<>();
    for (Access access : scan.found()) {
      Mode mode = modes.get(access.accessor());
      if (mode != null && breaks(access, mode, scan) && reported.add(access.at())) {
        DiagnosticId id = access.writes() ? DiagnosticId.SYC1051 : DiagnosticId.SYC1052;
        sink.report(
            Diagnostic.of(id, access.at(), access.chain().to(access.at()), mode.accessor())
                .withNote(new Note("the mode is set here", mode.at())));
      }
    }
    return reported.isEmpty();
  }

  private static boolean breaks(Access access, Mode mode, AccessorScan scan) {
    if (access.writes()) {
      return mode.name().equals(READ);
    }
    return mode.name().equals(WRITE_DISCARD)
        && (access.first() || !scan.mayWrite(access.accessor()));
  }
}

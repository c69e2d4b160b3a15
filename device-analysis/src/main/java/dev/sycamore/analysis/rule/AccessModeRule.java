package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.access.AccessorScan;
import dev.sycamore.analysis.access.AccessorScan.Access;
import dev.sycamore.analysis.lowered.AccessorMode;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.KernelArgument;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
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
    List<KernelArgument> accessors =
        kernel.kernel().arguments().stream()
            .filter(a -> a.kind() == ArgumentKind.ACCESSOR)
            .toList();
    Map<Variable, AccessorMode> modes = modes(kernel, accessors);
    if (modes.values().stream().noneMatch(m -> Set.of(READ, WRITE_DISCARD).contains(m.name()))) {
      return true;
    }
    AccessorScan scan =
        AccessorScan.of(
            kernel, accessors.stream().map(KernelArgument::variable).collect(Collectors.toSet()));
    Set<SourceSpan> reported = new HashSet<>();
    for (Access access : scan.found()) {
      AccessorMode mode = modes.get(access.accessor());
      if (mode != null && breaks(access, mode, scan) && reported.add(access.at())) {
        DiagnosticId id =
            access.writes()
                ? DiagnosticId.WRITE_THROUGH_READ
                : DiagnosticId.READ_THROUGH_WRITE_DISCARD;
        sink.report(
            Diagnostic.of(id, access.at(), access.chain().to(access.at()), mode.accessor())
                .withNote(new Note("the mode is set here", mode.at())));
      }
    }
    return reported.isEmpty();
  }

  /** The modes of those accessors that the source shows. */
  private static Map<Variable, AccessorMode> modes(
      LoweredKernel kernel, List<KernelArgument> accessors) {
    Map<Variable, AccessorMode> modes = new LinkedHashMap<>();
    if (!accessors.isEmpty()) {
      for (AccessorMode mode : kernel.launch().accessorModes()) {
        accessors.stream()
            .filter(a -> a.declaration().equals(mode.declaration()))
            .forEach(a -> modes.put(a.variable(), mode));
      }
    }
    return modes;
  }

  private static boolean breaks(Access access, AccessorMode mode, AccessorScan scan) {
    if (access.writes()) {
      return mode.name().equals(READ);
    }
    return mode.name().equals(WRITE_DISCARD)
        && (access.first() || !scan.mayWrite(access.accessor()));
  }
}

package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.aspect.AspectAnalysis;
import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A kernel or function that says {@code @DeviceHas} uses no other aspects (SYCL 2020, 5.8.1 and
 * 5.8.2). One warning for each of them and aspect, whatever leads there.
 */
public final class DeclaredAspectsRule implements ProgramRule {

  /** Specialisations of one method are one method to the reader. */
  private record Told(Object method, Aspect aspect) {}

  private final AspectAnalysis aspects;
  private final Set<Told> told = new HashSet<>();

  public DeclaredAspectsRule(AspectAnalysis aspects) {
    this.aspects = aspects;
  }

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    check(
        kernel.place(),
        FunctionTitle.of(kernel),
        kernel.chain().function(),
        kernel.marks(),
        aspects.ownUses(kernel),
        kernel.calls(),
        sink);
    Reachability.from(kernel.calls()).forEach(function -> checkOne(function, sink));
    return true;
  }

  /** Checks a function that no kernel may call, and all that it calls. */
  public void check(FunctionHandle function, DiagnosticSink sink) {
    checkOne(function, sink);
    Reachability.from(function.calls()).forEach(callee -> checkOne(callee, sink));
  }

  private void checkOne(FunctionHandle function, DiagnosticSink sink) {
    check(
        function.method(),
        FunctionTitle.of(function),
        function.displayName(),
        function.marks(),
        aspects.ownUses(function),
        function.calls(),
        sink);
  }

  private void check(
      Object method,
      String title,
      String name,
      AspectMarks marks,
      List<AspectUse> uses,
      List<CallEdge> calls,
      DiagnosticSink sink) {
    if (marks.declared().isEmpty()) {
      return;
    }
    AspectMarks.Mark declared = marks.declared().get();
    aspects
        .nearestUses(name, uses, calls)
        .forEach(
            (aspect, found) -> {
              if (!declared.aspects().contains(aspect) && told.add(new Told(method, aspect))) {
                sink.report(
                    Diagnostic.of(
                            DiagnosticId.UNDECLARED_ASPECT,
                            found.use().at(),
                            found.frames(),
                            title,
                            aspect.syclName())
                        .withNote(new Note("the assertion is here", declared.at())));
              }
            });
  }
}

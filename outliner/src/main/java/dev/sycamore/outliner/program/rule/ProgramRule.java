package dev.sycamore.outliner.program.rule;

import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.outliner.program.lowered.LoweredKernel;

/** A rule that needs a kernel and all that it calls. */
public interface ProgramRule {

  /** Reports what breaks the rule; gives whether the kernel keeps it. */
  boolean check(LoweredKernel kernel, DiagnosticSink sink);
}

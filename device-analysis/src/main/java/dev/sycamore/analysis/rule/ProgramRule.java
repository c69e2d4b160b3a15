package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.diagnostics.DiagnosticSink;

/** A rule that needs a kernel and all that it calls. */
public interface ProgramRule {

  /** Reports what breaks the rule; gives whether the kernel keeps it. */
  boolean check(LoweredKernel kernel, DiagnosticSink sink);
}

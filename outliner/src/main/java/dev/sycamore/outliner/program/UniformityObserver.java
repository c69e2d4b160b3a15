package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.report.CallChain;

/** What an analysis of {@link Uniformity} tells about the places it comes by. */
interface UniformityObserver {

  /** A barrier or an operation of a group that only some of the work-items may reach. */
  default void divergent(String operation, SourceSpan at, CallChain chain) {}

  /** A write of an element; more than once for the same place in loops. */
  default void writes(MemoryWrite write, CallChain chain) {}
}

package dev.sycamore.analysis.uniformity;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import java.util.Map;
import java.util.Optional;

/** What an analysis of {@link Uniformity} tells about the places it comes by. */
public interface UniformityObserver {

  /**
   * A barrier or an operation of a group that only some of the work-items may reach.
   *
   * @param condition the condition that differs between them, in this function or in a caller
   */
  default void divergent(
      String operation, SourceSpan at, Optional<SourceSpan> condition, SourceCallChain chain) {}

  /**
   * A call is gone into, until {@link #leaves}: what follows is about variables of the callee.
   *
   * @param views of the callee's parameters, those of the caller that hold the same memory
   */
  default void enters(Map<Variable, Variable> views) {}

  default void leaves() {}

  /** A barrier of the work-group, reached by all or not. */
  default void barrier() {}

  /**
   * A read of an element.
   *
   * @param memory the variable that holds the view
   * @param placeVaries whether the work-items read different elements
   */
  default void reads(Variable memory, boolean placeVaries, SourceSpan at, SourceCallChain chain) {}

  /** A write of an element; more than once for the same place in loops. */
  default void writes(MemoryWrite write, SourceCallChain chain) {}
}

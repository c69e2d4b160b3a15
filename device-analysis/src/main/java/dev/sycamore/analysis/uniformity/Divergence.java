package dev.sycamore.analysis.uniformity;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.Optional;

/**
 * Whether only some of the work-items that have to agree may reach a place.
 *
 * @param exists whether it is so
 * @param condition the innermost condition that differs between them; empty if it is not known
 */
record Divergence(boolean exists, Optional<SourceSpan> condition) {

  static final Divergence NONE = new Divergence(false, Optional.empty());

  /** One whose condition is not known. */
  static Divergence of(boolean exists) {
    return exists ? new Divergence(true, Optional.empty()) : NONE;
  }

  /** The divergence of the code that a condition decides about. */
  Divergence under(DeviceExpression deciding, boolean varies) {
    return varies ? new Divergence(true, Optional.of(deciding.span())) : this;
  }

  /** This divergence, or else another one. */
  Divergence or(Divergence other) {
    return exists ? this : other;
  }
}

package dev.sycamore.outliner.fixes;

import dev.sycamore.diagnostics.Fix;
import java.util.Optional;

/** Knows a change of the source that removes faults of one kind. */
@FunctionalInterface
interface FixRule {

  /** The change, or empty where the code is not of the form that it is for. */
  Optional<Fix> fix(FaultyCode code);
}

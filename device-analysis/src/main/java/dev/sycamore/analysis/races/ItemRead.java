package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;

/**
 * Where a work-item reads an element.
 *
 * @param name of the memory in the function that reads
 * @param chain the way to that function
 * @param barriers how many it has passed before
 */
record ItemRead(
    Variable name, SourceCallChain chain, SourceSpan span, Certainty certainty, int barriers) {

  /** The one that is more certain, or else that behind more barriers. */
  ItemRead or(ItemRead other) {
    int more = certainty.compareTo(other.certainty);
    return more < 0 || (more == 0 && barriers >= other.barriers) ? this : other;
  }
}

package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.Variable;
import java.util.List;

/**
 * What a work-item writes at one place.
 *
 * @param name of the memory in the function that writes
 * @param memory whose element it is
 * @param updates whether the old value goes into the new one
 */
record ItemWrite(
    Variable name,
    Variable memory,
    List<Term> indices,
    boolean updates,
    Term value,
    Certainty certainty) {
  ItemWrite {
    indices = List.copyOf(indices);
  }

  boolean isUpdate() {
    return updates || value.has(Term.element(memory, indices)::equals);
  }
}

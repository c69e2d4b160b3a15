package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.Variable;
import java.util.List;
import java.util.Set;

/**
 * What a work-item writes at one place.
 *
 * @param name of the memory in the function that writes
 * @param memory whose element it is
 * @param updates whether the old value goes into the new one
 * @param barriers how many the work-item has passed before
 */
record ItemWrite(
    Variable name,
    Variable memory,
    List<Term> indices,
    boolean updates,
    Term value,
    Certainty certainty,
    int barriers) {
  /** What they make of two equal numbers is that number. */
  private static final Set<Object> KEEPING =
      Set.of(Intrinsic.MIN, Intrinsic.MAX, BinaryOperator.AND, BinaryOperator.OR);

  ItemWrite {
    indices = List.copyOf(indices);
  }

  /** Whether the element is certain to be another one afterwards, if that depends on the code. */
  boolean changes(Term element) {
    return updates || (value.isKnown() && !isKept(value, element));
  }

  /** Whether the element may be another one afterwards. */
  boolean mayChange(Term element) {
    return updates || !isKept(value, element);
  }

  /** The element, or the least or greatest of it and itself. */
  private static boolean isKept(Term value, Term element) {
    return value.equals(element)
        || (value instanceof Term.Computed computed
            && computed.operands().stream().allMatch(element::equals)
            && computed.operation() instanceof List<?> operation
            && KEEPING.contains(operation.get(0)));
  }

  boolean isUpdate() {
    return updates || value.has(Term.element(memory, indices)::equals);
  }
}

package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Expression;

/** What an assignment writes. */
sealed interface AssignedPlace permits AssignedPlace.Direct, StagedElement {

  /** What the assignment is written for. */
  AssignmentTarget target();

  /**
   * The whole assignment.
   *
   * @param assignment to {@link #target}
   */
  Expression complete(Expression assignment);

  /** A variable, or an element of one array. */
  record Direct(AssignmentTarget target) implements AssignedPlace {
    @Override
    public Expression complete(Expression assignment) {
      return assignment;
    }
  }
}

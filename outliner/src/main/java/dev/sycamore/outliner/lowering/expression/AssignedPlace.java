package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;

/** What an assignment writes. */
sealed interface AssignedPlace permits AssignedPlace.Direct, StagedElement {

  /** What the assignment is written for. */
  AssignmentTarget target();

  /**
   * The whole assignment.
   *
   * @param assignment to {@link #target}
   */
  DeviceExpression complete(DeviceExpression assignment);

  /** A variable, or an element of one array. */
  record Direct(AssignmentTarget target) implements AssignedPlace {
    @Override
    public DeviceExpression complete(DeviceExpression assignment) {
      return assignment;
    }
  }
}

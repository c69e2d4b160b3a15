package dev.sycamore.analysis.touched;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashMap;
import java.util.Map;

/** How often the code of a body assigns each variable, after its declaration. */
final class Assignments {
  private final Map<Variable, Integer> counts = new HashMap<>();

  private Assignments() {}

  static Assignments in(DeviceStatement body) {
    Assignments assignments = new Assignments();
    new ModelScanner() {
      @Override
      protected Void visitLocalTarget(AssignmentTarget.Local target) {
        assignments.counts.merge(target.variable(), 1, Integer::sum);
        return null;
      }
    }.scan(body);
    return assignments;
  }

  boolean isAssigned(Variable variable) {
    return counts.containsKey(variable);
  }

  boolean isAssignedOnce(Variable variable) {
    return counts.getOrDefault(variable, 0) == 1;
  }
}

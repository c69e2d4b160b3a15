package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/**
 * A loop with an INT that grows or falls by a constant at the end of each pass, and that goes on
 * only while it is on one side of a limit.
 *
 * @param step not 0
 * @param inclusive whether it also goes on at the limit
 */
record LoopCount(Variable counter, long step, DeviceExpression limit, boolean inclusive) {

  private static final long MOST_STEP = 1 << 20;

  static Optional<LoopCount> of(While loop, NestFacts facts) {
    List<DeviceStatement> body =
        loop.body() instanceof Block block ? block.statements() : List.of(loop.body());
    if (body.isEmpty()) {
      return Optional.empty();
    }
    Optional<Step> step = Step.of(body.get(body.size() - 1));
    return step.filter(s -> s.isOfItself() && facts.assignments(s.variable()) == 1)
        .flatMap(s -> of(loop.condition(), s));
  }

  private static Optional<LoopCount> of(DeviceExpression condition, Step step) {
    if (condition instanceof Logical logical && logical.conjunction()) {
      return of(logical.left(), step).or(() -> of(logical.right(), step));
    }
    if (!(condition instanceof Binary binary)
        || !(binary.left() instanceof ReadLocal read)
        || !read.variable().equals(step.variable())) {
      return Optional.empty();
    }
    BinaryOperator operator = binary.operator();
    boolean up = operator == BinaryOperator.LESS || operator == BinaryOperator.LESS_OR_EQUAL;
    boolean down =
        operator == BinaryOperator.GREATER || operator == BinaryOperator.GREATER_OR_EQUAL;
    boolean inclusive =
        operator == BinaryOperator.LESS_OR_EQUAL || operator == BinaryOperator.GREATER_OR_EQUAL;
    return (up && step.size() > 0) || (down && step.size() < 0)
        ? Optional.of(new LoopCount(step.variable(), step.size(), binary.right(), inclusive))
        : Optional.empty();
  }

  /**
   * An assignment of an INT that is another one and a constant.
   *
   * @param from which may be the variable itself
   */
  record Step(Variable variable, Variable from, long size) {

    static Optional<Step> of(DeviceStatement statement) {
      if (!(statement instanceof Evaluate evaluate)
          || !(evaluate.expression() instanceof Assign assign)
          || !(assign.target() instanceof AssignmentTarget.Local local)
          || local.variable().type() != ScalarType.INT
          || !(assign.value() instanceof Binary sum)
          || !(sum.left() instanceof ReadLocal from)
          || !(sum.right() instanceof Literal by)) {
        return Optional.empty();
      }
      long size = ((Number) by.value()).longValue();
      long signed = sum.operator() == BinaryOperator.SUBTRACT ? -size : size;
      boolean sums =
          sum.operator() == BinaryOperator.ADD || sum.operator() == BinaryOperator.SUBTRACT;
      return sums && signed != 0 && Math.abs(signed) <= MOST_STEP
          ? Optional.of(new Step(local.variable(), from.variable(), signed))
          : Optional.empty();
    }

    boolean isOfItself() {
      return from.equals(variable);
    }
  }
}

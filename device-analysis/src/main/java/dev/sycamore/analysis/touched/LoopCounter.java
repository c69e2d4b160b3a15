package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/**
 * A variable that a loop counts with, in steps of one size, from its first value to a bound that
 * the condition states.
 *
 * @param range its values in the body
 */
record LoopCounter(Variable variable, IndexCode range) {

  /** That of a loop, if it has one. */
  static Optional<LoopCounter> of(For loop, IndexValues values, Assignments assignments) {
    for (DeviceStatement statement : loop.initializers()) {
      if (statement instanceof DeclareLocal declaration
          && isCounted(declaration.variable(), assignments)) {
        Variable variable = declaration.variable();
        Optional<IndexCode> first = declaration.initializer().flatMap(values::of);
        for (DeviceExpression update : loop.updates()) {
          Optional<LoopCounter> counter =
              step(update, variable, values)
                  .flatMap(s -> s.range(first, loop.condition(), variable, values))
                  .map(range -> new LoopCounter(variable, range));
          if (counter.isPresent()) {
            return counter;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isCounted(Variable variable, Assignments assignments) {
    return assignments.isAssignedOnce(variable)
        && (variable.type() == ScalarType.INT || variable.type() == ScalarType.LONG);
  }

  /**
   * How a counter changes.
   *
   * @param size positive, which the code is evaluated for
   */
  private record Step(boolean up, IndexCode size) {

    Optional<IndexCode> range(
        Optional<IndexCode> first,
        Optional<DeviceExpression> condition,
        Variable variable,
        IndexValues values) {
      return IndexCode.operation(
          up ? IndexOperator.UP : IndexOperator.DOWN,
          first,
          condition.flatMap(c -> last(c, variable, values)),
          Optional.of(size));
    }

    /** The last value that a condition allows. */
    private Optional<IndexCode> last(
        DeviceExpression condition, Variable variable, IndexValues values) {
      if (condition instanceof Logical logical && logical.conjunction()) {
        Optional<IndexCode> left = last(logical.left(), variable, values);
        return left.isPresent() ? left : last(logical.right(), variable, values);
      } else if (!(condition instanceof Binary comparison)) {
        return Optional.empty();
      } else if (isRead(comparison.left(), variable)) {
        return last(comparison.operator(), values.of(comparison.right()));
      } else if (isRead(comparison.right(), variable)) {
        return last(Guards.mirrored(comparison.operator()), values.of(comparison.left()));
      }
      return Optional.empty();
    }

    private Optional<IndexCode> last(BinaryOperator operator, Optional<IndexCode> bound) {
      if (bound.isEmpty()) {
        return Optional.empty();
      }
      return switch (operator) {
        case LESS -> up ? Guards.next(bound.get(), IndexOperator.SUBTRACT) : Optional.empty();
        case LESS_OR_EQUAL -> up ? bound : Optional.empty();
        case GREATER -> up ? Optional.empty() : Guards.next(bound.get(), IndexOperator.ADD);
        case GREATER_OR_EQUAL -> up ? Optional.empty() : bound;
        default -> Optional.empty();
      };
    }
  }

  private static Optional<Step> step(
      DeviceExpression update, Variable variable, IndexValues values) {
    if (update instanceof Increment increment && isTarget(increment.target(), variable)) {
      return Optional.of(new Step(increment.delta() > 0, IndexCode.constant(1)));
    } else if (update instanceof CompoundAssign assign
        && isTarget(assign.target(), variable)
        && (assign.operator() == BinaryOperator.ADD
            || assign.operator() == BinaryOperator.SUBTRACT)) {
      boolean adds = assign.operator() == BinaryOperator.ADD;
      if (assign.value() instanceof Literal literal
          && literal.value() instanceof Integer size
          && size < 0
          && size != Integer.MIN_VALUE) {
        return Optional.of(new Step(!adds, IndexCode.constant(-size)));
      }
      return values.of(assign.value()).map(size -> new Step(adds, size));
    }
    return Optional.empty();
  }

  private static boolean isTarget(AssignmentTarget target, Variable variable) {
    return target instanceof AssignmentTarget.Local local && local.variable().equals(variable);
  }

  /** Whether an expression is the variable; its conversion to LONG has the same value. */
  private static boolean isRead(DeviceExpression expression, Variable variable) {
    return expression instanceof ReadLocal read
        ? read.variable().equals(variable)
        : expression instanceof Convert convert
            && convert.type() == ScalarType.LONG
            && isRead(convert.operand(), variable);
  }
}

package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.disjoint.Known.Int;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/**
 * A variable that a loop counts with.
 *
 * @param value of the variable
 * @param rounds what is known of the number of the round, if that is what the value is made of
 */
record Counter(Variable variable, Int value, Optional<Rounds> rounds) {
  private static final SymbolSum ONE = SymbolSum.of(1);

  /**
   * The number of a round, from 0.
   *
   * @param count how many rounds there are, if that is known
   */
  record Rounds(Symbol number, Optional<SymbolSum> count) {}

  /** The variable that a loop counts with, if it has one. */
  static Optional<Variable> variable(For loop) {
    return loop.updates().size() != 1
        ? Optional.empty()
        : target(loop.updates().get(0))
            .filter(v -> v.type() == ScalarType.INT)
            .filter(v -> !isAssigned(v, loop.body()))
            .filter(v -> loop.condition().stream().noneMatch(c -> isAssigned(v, c)));
  }

  private static Optional<Variable> target(DeviceExpression update) {
    AssignmentTarget target =
        update instanceof Increment increment
            ? increment.target()
            : update instanceof CompoundAssign assign
                ? assign.target()
                : update instanceof Assign assign ? assign.target() : null;
    return target instanceof AssignmentTarget.Local local
        ? Optional.of(local.variable())
        : Optional.empty();
  }

  private static boolean isAssigned(Variable variable, DeviceStatement statement) {
    Assigned assigned = new Assigned(variable);
    assigned.scan(statement);
    return assigned.found;
  }

  private static boolean isAssigned(Variable variable, DeviceExpression expression) {
    Assigned assigned = new Assigned(variable);
    assigned.scan(expression);
    return assigned.found;
  }

  private static final class Assigned extends ModelScanner {
    private final Variable variable;
    private boolean found;

    Assigned(Variable variable) {
      this.variable = variable;
    }

    @Override
    protected Void visitLocalTarget(AssignmentTarget.Local target) {
      found |= target.variable().equals(variable);
      return null;
    }
  }

  /**
   * The counter of a loop in any round.
   *
   * @param first the variable's value before the loop
   * @param code in a round of which nothing else is known
   */
  static Optional<Counter> of(For loop, Variable variable, Known first, SymbolicCode code) {
    Optional<SymbolSum> step = step(loop.updates().get(0), code);
    if (step.isEmpty() || !(first instanceof Int start)) {
      return Optional.empty();
    }
    try {
      Optional<SymbolSum> end = end(loop, variable, code);
      if (!start.value().isShared() && end.isPresent() && step.get().equals(ONE)) {
        SymbolSum count = end.get().minus(start.value());
        if (count.isShared()) {
          return Optional.of(ofRounds(variable, start, count, code));
        }
      }
      return start.isExact() ? ofValue(variable, start, step.get(), code) : Optional.empty();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /** What the variable is less than where the loop goes on, up to multiples of 2^32. */
  private static Optional<SymbolSum> end(For loop, Variable variable, SymbolicCode code) {
    if (loop.condition().isPresent() && loop.condition().get() instanceof Binary condition) {
      if (condition.operator() == BinaryOperator.LESS && isRead(condition.left(), variable)) {
        return number(condition.right(), code);
      } else if (condition.operator() == BinaryOperator.GREATER
          && isRead(condition.right(), variable)) {
        return number(condition.left(), code);
      }
    }
    return Optional.empty();
  }

  private static boolean isRead(DeviceExpression expression, Variable variable) {
    return expression instanceof ReadLocal read && read.variable().equals(variable);
  }

  private static Optional<SymbolSum> number(DeviceExpression expression, SymbolicCode code) {
    return code.values().of(expression) instanceof Int number
        ? Optional.of(number.value())
        : Optional.empty();
  }

  /** In steps of one, as far as a distance that all work-items have. */
  private static Counter ofRounds(
      Variable variable, Int first, SymbolSum count, SymbolicCode code) {
    Symbol round =
        code.symbols()
            .fresh(
                Symbol.Kind.COUNTER,
                new Limits(0, Integer.MAX_VALUE),
                Interval.from(SymbolSum.ZERO));
    // If the end wraps around and the start does not, there is no round.
    boolean isKnown =
        code.facts()
            .limits(count, code.symbols())
            .filter(limits -> limits.low() >= 0 && limits.high() <= Integer.MAX_VALUE)
            .isPresent();
    return new Counter(
        variable,
        new Int(first.value().plus(SymbolSum.of(round)), false),
        Optional.of(new Rounds(round, isKnown ? Optional.of(count) : Optional.empty())));
  }

  private static Optional<Counter> ofValue(
      Variable variable, Int first, SymbolSum step, SymbolicCode code) {
    Symbols symbols = code.symbols();
    Optional<Limits> limits = code.facts().limits(step, symbols);
    boolean goesUp = limits.isPresent() && limits.get().low() > 0;
    boolean goesDown = limits.isPresent() && limits.get().high() < 0;
    Optional<SymbolSum> start = code.facts().end(first.value(), goesDown, symbols);
    if (start.isEmpty() || !(goesUp || goesDown)) {
      return Optional.empty();
    }
    Symbol symbol =
        symbols.fresh(
            Symbol.Kind.COUNTER,
            Limits.INT,
            goesUp ? Interval.from(start.get()) : new Interval(List.of(), List.of(start.get())));
    Symbol round =
        symbols.fresh(
            Symbol.Kind.COUNTER, new Limits(0, Integer.MAX_VALUE), Interval.from(SymbolSum.ZERO));
    symbols.define(
        symbol, new Symbols.Stride(step, first.value().plus(step.times(SymbolSum.of(round)))));
    return Optional.of(new Counter(variable, SymbolArithmetic.of(symbol), Optional.empty()));
  }

  /** What each round adds, if that is the same for all rounds and work-items. */
  private static Optional<SymbolSum> step(DeviceExpression update, SymbolicCode code) {
    if (update instanceof Increment increment) {
      return Optional.of(SymbolSum.of(increment.delta()));
    } else if (update instanceof CompoundAssign assign
        && assign.operationType() == ScalarType.INT
        && (assign.operator() == BinaryOperator.ADD || assign.operator() == BinaryOperator.SUBTRACT)
        && code.values().of(assign.value()) instanceof Int size
        && size.isExact()
        && size.value().isShared()) {
      return Optional.of(
          assign.operator() == BinaryOperator.ADD ? size.value() : size.value().times(-1));
    }
    return Optional.empty();
  }

  /** What is known in a round. */
  Facts where(Known condition, Facts facts, Symbols symbols) {
    if (rounds.isEmpty()) {
      return Conditions.where(condition, true, facts, symbols);
    }
    Optional<SymbolSum> count = rounds.get().count();
    return count.isPresent()
        ? facts.with(rounds.get().number(), Interval.of(SymbolSum.ZERO, count.get().plus(-1)))
        : facts.sparse();
  }
}

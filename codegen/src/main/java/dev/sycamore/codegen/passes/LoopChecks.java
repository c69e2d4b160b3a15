package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the checks of a nest of loops that hold in all of its passes, and under which condition.
 */
final class LoopChecks {

  private final NestFacts facts;
  private final LongTerms terms;
  private final NestRanges ranges;
  private final LoopCounters counters;

  /** The branches whose conditions are false in all passes. */
  private final Set<If> branches = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Variables that are. */
  private final Set<Variable> variables = new HashSet<>();

  private int proved;

  LoopChecks(NestFacts facts, LongTerms terms) {
    this.facts = facts;
    this.terms = terms;
    this.ranges = new NestRanges(facts, terms);
    this.counters = new LoopCounters(facts, terms, ranges);
  }

  /** Looks at the nest. */
  void look(While nest) {
    loop(nest);
  }

  /** How many checks hold. */
  int proved() {
    return proved;
  }

  /** Under which condition they hold; empty if they always do. */
  Optional<DeviceExpression> condition() {
    return ranges.all();
  }

  /** Whether the condition of a branch never holds. */
  boolean isFalse(If branch) {
    return branches.contains(branch);
  }

  boolean isFalse(DeviceExpression e) {
    return e instanceof ReadLocal read && isFalse(read.variable());
  }

  boolean isFalse(Variable variable) {
    return variables.contains(variable);
  }

  private void all(List<DeviceStatement> statements) {
    statements.forEach(this::visit);
  }

  private void visit(DeviceStatement s) {
    if (s instanceof Block block) {
      all(block.statements());
    } else if (s instanceof DeclareLocal declaration) {
      declare(declaration);
    } else if (s instanceof While loop) {
      loop(loop);
    } else if (s instanceof DoWhile loop) {
      counters.inUncounted(() -> visit(loop.body()));
    } else if (s instanceof If branch) {
      branch(branch);
    } else if (s instanceof Switch choice) {
      choice.cases().forEach(group -> all(group.statements()));
    } else {
      counters.step(s);
    }
  }

  private void loop(While loop) {
    counters.in(loop, () -> visit(loop.body()));
  }

  private void declare(DeclareLocal s) {
    if (s.initializer().isEmpty()) {
      return;
    }
    DeviceExpression value = s.initializer().get();
    if (s.variable().type() == ScalarType.BOOLEAN) {
      if (facts.assignments(s.variable()) == 0 && isOutOfRange(value)) {
        variables.add(s.variable());
      }
    } else if (s.variable().type() == ScalarType.INT) {
      counters.declare(s.variable(), value);
    }
  }

  private void branch(If s) {
    boolean never = isFalse(s.condition()) || isOutOfRange(s.condition());
    if (never) {
      branches.add(s);
      proved += Reporting.isReport(s) ? 1 : 0;
    } else {
      visit(s.thenBranch());
    }
    s.elseBranch().ifPresent(this::visit);
  }

  /** Whether a condition that an index is out of range never holds, under new conditions. */
  private boolean isOutOfRange(DeviceExpression e) {
    int before = ranges.conditions();
    boolean never = neverHolds(e) && ranges.isPossible(before);
    if (!never) {
      ranges.takeBack(before);
    }
    return never;
  }

  private boolean neverHolds(DeviceExpression e) {
    if (e instanceof Logical logical && !logical.conjunction()) {
      return neverHolds(logical.left()) && neverHolds(logical.right());
    } else if (!(e instanceof Binary)) {
      return false;
    }
    Binary compared = (Binary) e;
    if (compared.operator() != BinaryOperator.GREATER_OR_EQUAL) {
      return false;
    }
    Optional<DeviceExpression> index = withoutSign(compared.left());
    Optional<DeviceExpression> length = withoutSign(compared.right());
    if (index.isEmpty() || length.isEmpty() || !facts.isFixed(length.get())) {
      return false;
    }
    Optional<ValueRange> range = ranges.of(index.get());
    range.ifPresent(
        found -> {
          ranges.require(terms.number(0), found.low());
          ranges.require(
              found.high(), terms.difference(terms.ofInt(length.get()), terms.number(1)));
        });
    return range.isPresent();
  }

  /** The number whose sign bit is turned, so that it is compared without a sign. */
  private static Optional<DeviceExpression> withoutSign(DeviceExpression turned) {
    if (turned instanceof Literal literal && literal.type() == ScalarType.INT) {
      int number = ((Number) literal.value()).intValue() ^ Integer.MIN_VALUE;
      return Optional.of(new Literal(ScalarType.INT, number, literal.span()));
    }
    return turned instanceof Binary xor
            && xor.operator() == BinaryOperator.XOR
            && xor.right() instanceof Literal sign
            && sign.value().equals(Integer.MIN_VALUE)
        ? Optional.of(xor.left())
        : Optional.empty();
  }
}

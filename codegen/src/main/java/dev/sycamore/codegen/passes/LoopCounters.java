package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.passes.LoopCount.Step;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Loop;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.While;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables that the loops of a nest count with, and others that they carry along. */
final class LoopCounters {

  /** The product of so many passes of two loops, and of a step, is no overflow. */
  private static final long MOST_PASSES = 1 << 20;

  private static final int MOST_LOOPS = 2;

  private final NestFacts facts;
  private final LongTerms terms;
  private final NestRanges ranges;
  private final Deque<Entered> loops = new ArrayDeque<>();
  private final Map<Variable, Start> starts = new HashMap<>();

  LoopCounters(NestFacts facts, LongTerms terms, NestRanges ranges) {
    this.facts = facts;
    this.terms = terms;
    this.ranges = ranges;
  }

  /**
   * A loop that is being looked at.
   *
   * @param counted empty if it has no counter
   * @param carried the variables that each pass changes by a constant
   */
  private record Entered(Optional<LoopCount> counted, List<Step> carried) {}

  /** What a variable is given where it is declared, and in how many loops that is. */
  private record Start(DeviceExpression value, int depth) {}

  /** Looks at what is in a loop. */
  void in(While loop, Runnable inside) {
    Optional<LoopCount> counted = LoopCount.of(loop, facts);
    counted.ifPresent(counting -> ranges.define(counting.counter(), () -> range(counting)));
    List<Step> carried =
        carried(loop).stream()
            .filter(step -> !counted.map(LoopCount::counter).equals(Optional.of(step.variable())))
            .toList();
    loops.push(new Entered(counted, carried));
    carried.forEach(step -> define(step, false));
    inside.run();
    carried.forEach(step -> ranges.forget(step.variable()));
    loops.pop();
    counted.ifPresent(counting -> ranges.forget(counting.counter()));
  }

  /** The same for a loop that does not count. */
  void inUncounted(Runnable inside) {
    loops.push(new Entered(Optional.empty(), List.of()));
    inside.run();
    loops.pop();
  }

  /** A variable of the nest: it has a range if nothing changes it, or is the start of a counter. */
  void declare(Variable variable, DeviceExpression value) {
    if (facts.assignments(variable) == 0) {
      ranges.define(variable, () -> ranges.of(value));
    } else {
      starts.put(variable, new Start(value, loops.size()));
    }
  }

  /** After a variable that is carried along has changed, one more pass may have changed it. */
  void step(DeviceStatement statement) {
    Step.of(statement)
        .ifPresent(
            step ->
                loops.element().carried().stream()
                    .filter(carried -> carried.variable().equals(step.variable()))
                    .forEach(carried -> define(carried, true)));
  }

  private Optional<ValueRange> range(LoopCount loop) {
    return start(loop.counter())
        .flatMap(start -> ranges.exact(loop.limit()).map(limit -> range(loop, start, limit)));
  }

  private Optional<ValueRange> start(Variable counter) {
    if (loops.isEmpty() && facts.isOutside(counter)) {
      DeviceExpression first = new ReadLocal(counter, terms.span());
      return Optional.of(ValueRange.single(terms.ofInt(first), ValueRange.INT));
    }
    Start start = starts.get(counter);
    return start != null && start.depth() == loops.size()
        ? ranges.exact(start.value())
        : Optional.empty();
  }

  private ValueRange range(LoopCount loop, ValueRange start, ValueRange limit) {
    boolean up = loop.step() > 0;
    DeviceExpression first = up ? start.low() : start.high();
    DeviceExpression end = up ? limit.high() : limit.low();
    DeviceExpression last = loop.inclusive() ? end : terms.sum(end, terms.number(up ? -1 : 1));
    if (Math.abs(loop.step()) > 1 && start.isSingle()) {
      DeviceExpression steps = terms.quotient(terms.difference(last, first), loop.step());
      last = terms.sum(first, terms.product(steps, terms.number(loop.step())));
    }
    if (Math.abs(loop.step()) > 1 || loop.inclusive()) {
      // The counter does not wrap around.
      DeviceExpression next = terms.sum(last, terms.number(loop.step()));
      if (up) {
        ranges.require(next, terms.number(Integer.MAX_VALUE));
      } else {
        ranges.require(terms.number(Integer.MIN_VALUE), next);
      }
    }
    return up
        ? new ValueRange(first, last, ValueRange.INT)
        : new ValueRange(last, first, ValueRange.INT);
  }

  /** The variables from before the nest that only one statement of a loop's own body changes. */
  private List<Step> carried(While loop) {
    List<Step> found = new ArrayList<>();
    Map<Variable, Variable> copies = new HashMap<>();
    new OwnStatements(found, copies).scan(loop.body());
    found.removeIf(
        step ->
            facts.assignments(step.variable()) != 1
                || !facts.isOutside(step.variable())
                || !(step.isOfItself() || step.variable().equals(copies.get(step.from()))));
    return found;
  }

  /** Steps of a body without those of loops in it. */
  private final class OwnStatements extends ModelScanner {
    private final List<Step> steps;
    private final Map<Variable, Variable> copies;

    OwnStatements(List<Step> steps, Map<Variable, Variable> copies) {
      this.steps = steps;
      this.copies = copies;
    }

    @Override
    protected void visit(DeviceStatement statement) {
      if (statement instanceof Loop) {
        return;
      }
      Step.of(statement).ifPresent(steps::add);
      if (statement instanceof DeclareLocal declaration
          && facts.assignments(declaration.variable()) == 0
          && declaration.initializer().orElse(null) instanceof ReadLocal read) {
        copies.put(declaration.variable(), read.variable());
      }
      super.visit(statement);
    }
  }

  private void define(Step step, boolean changed) {
    ranges.define(step.variable(), () -> carried(step, changed));
  }

  private Optional<ValueRange> carried(Step step, boolean changed) {
    if (loops.size() > MOST_LOOPS) {
      return Optional.empty();
    }
    DeviceExpression passes = terms.number(1);
    for (Entered loop : loops) {
      Optional<ValueRange> counter =
          loop.counted().flatMap(counting -> ranges.of(counting.counter()));
      if (counter.isEmpty()) {
        return Optional.empty();
      }
      DeviceExpression far = terms.difference(counter.get().high(), counter.get().low());
      DeviceExpression last = terms.quotient(far, Math.abs(loop.counted().orElseThrow().step()));
      ranges.require(last, terms.number(MOST_PASSES - 1));
      DeviceExpression own = terms.greatest(terms.sum(last, terms.number(1)), terms.number(0));
      passes = terms.product(passes, own);
    }
    DeviceExpression times = changed ? passes : terms.sum(passes, terms.number(-1));
    DeviceExpression first = terms.ofInt(new ReadLocal(step.variable(), terms.span()));
    DeviceExpression last = terms.sum(first, terms.product(times, terms.number(step.size())));
    return Optional.of(
        step.size() > 0
            ? new ValueRange(first, last, ValueRange.FAR)
            : new ValueRange(last, first, ValueRange.FAR));
  }
}

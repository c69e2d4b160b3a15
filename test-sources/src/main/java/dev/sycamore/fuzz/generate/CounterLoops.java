package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Random loops that vectorisers and counter simplifications get wrong: indices that come back while
 * the counter goes on, steps of high bits, floating-point counters. What they make is hashed.
 */
final class CounterLoops {
  private final GeneratorContext context;
  private final Dice dice;
  private final Statements statements;

  CounterLoops(GeneratorContext context, Statements statements) {
    this.context = context;
    this.dice = context.dice;
    this.statements = statements;
  }

  /** A loop with what is around it, unless the program has none. */
  Optional<Supplier<Stmt>> block(Scope scope) {
    boolean folded = context.has(Feature.FOLDED_COUNTER);
    boolean high = context.has(Feature.HIGH_BIT_STEP);
    boolean floating = context.has(Feature.FLOAT_COUNTER);
    if (!folded && !high && !floating) {
      return Optional.empty();
    }
    return Optional.of(
        () ->
            new Weighted<Stmt>()
                .addIf(folded, 5, () -> new Build(scope).folded())
                .addIf(high, 2, () -> new Build(scope).highBits())
                .addIf(floating, 3, () -> new Build(scope).floating())
                .roll(dice));
  }

  /** What one block is made of. */
  private final class Build {
    private final Scope scope;
    private final List<Stmt> all = new ArrayList<>();
    private final List<Stmt> last = new ArrayList<>();

    Build(Scope outer) {
      scope = outer.nested();
    }

    Stmt folded() {
      FoldedIndices indices = new FoldedIndices(dice);
      FoldedIndices.Counter counter = indices.counter(context.freshName("c"));
      List<Expr> read = new ArrayList<>();
      Prim type = context.anyType();
      read.add(input(type, indices.index(counter, ProgramShape.INPUT_LENGTH - 1)));
      if (dice.chance(60)) {
        Prim other = dice.chance(60) ? type : context.anyType();
        boolean straight = dice.chance(60);
        int mask = ProgramShape.INPUT_LENGTH - 1;
        String index = straight ? counter.inRange(mask) : indices.index(counter, mask);
        read.add(input(other, index));
      }
      List<Stmt> body = new ArrayList<>();
      for (int k = dice.chance(75) ? 1 : 2; k > 0; k--) {
        body.add(dice.chance(50) ? sum(read) : store(read, indices, counter));
      }
      if (dice.chance(15)) {
        body.addAll(inside(read, counter.trips()).statements());
      }
      all.add(counter.loop(new Block(body)));
      return block();
    }

    Stmt highBits() {
      HighBitSteps steps = new HighBitSteps(dice);
      String name = context.freshName("c");
      HighBitSteps.Counter counter = steps.counter(name);
      Prim type = context.anyType();
      List<Expr> read = new ArrayList<>(List.of(input(type, counter.index())));
      if (dice.chance(40)) {
        read.add(input(type, counter.passes()));
      }
      List<Stmt> body = new ArrayList<>();
      body.add(sum(read));
      if (dice.chance(20)) {
        body.addAll(inside(read, counter.trips()).statements());
      }
      all.add(counter.loop(new Block(body)));
      return block();
    }

    Stmt floating() {
      FloatCounters counters = new FloatCounters(dice);
      FloatCounters.Counter counter =
          counters.counter(context.freshName("c"), context.anyOf(List.of(Prim.FLOAT, Prim.DOUBLE)));
      Expr value = named(counter.name(), counter.type());
      List<Expr> read = new ArrayList<>();
      read.add(
          new Weighted<Expr>()
              .add(3, () -> value)
              .add(2, () -> Literals.simple(Prim.INT, 1))
              .add(2, () -> new Expr.Cast(context.anyOf(Prim.NUMERIC), value))
              .add(2, () -> input(context.anyType(), "(int) " + counter.name() + " & 63"))
              .roll(dice));
      scope.declare(new FuzzVariable(counter.name(), counter.type(), false));
      List<Stmt> body = new ArrayList<>();
      body.add(sum(read));
      if (dice.chance(30)) {
        body.addAll(inside(read, counter.trips()).statements());
      }
      all.add(counter.loop(new Block(body)));
      return block();
    }

    private Block block() {
      all.addAll(last);
      return new Block(all);
    }

    /** Any statement, which uses what the loop reads. */
    private Block inside(List<Expr> read, int trips) {
      Scope nested = scope.nested();
      read.forEach(
          e -> {
            if (e instanceof Expr.Name name) {
              nested.declare(name.variable());
            }
          });
      context.repetitions *= trips;
      Block block = statements.block(nested, 1, 0, List.of());
      context.repetitions /= trips;
      return block;
    }

    /** Adds to a variable, or something like it. */
    private Stmt sum(List<Expr> read) {
      Expr first = read.get(0);
      Prim type =
          first.type() == Prim.BOOLEAN || dice.chance(60) ? first.type() : context.anyType();
      Expr.Name into = variable(type);
      if (type == Prim.BOOLEAN) {
        return new Stmt.Evaluate(new Expr.Assign(into, Operator.XOR, compared(read)));
      }
      if (dice.chance(20)) {
        Stmt step = new Stmt.Evaluate(new Expr.Step(into, true, false));
        return new Stmt.If(compared(read), new Block(List.of(step)), new Block(List.of()));
      }
      Expr value = combined(read);
      boolean integral = type.isIntegral() && value.type().isIntegral();
      Operator operator =
          dice.of(integral && dice.chance(40) ? Operator.BITWISE : Operator.ARITHMETIC);
      return new Stmt.Evaluate(new Expr.Assign(into, operator, value));
    }

    private Expr compared(List<Expr> read) {
      Expr first = read.get(0);
      Expr other = read.size() > 1 ? read.get(1) : Literals.simple(Prim.INT, 1);
      if (first.type() == Prim.BOOLEAN) {
        return first;
      }
      Expr right = other.type() == Prim.BOOLEAN ? Literals.simple(Prim.INT, 0) : other;
      return new Expr.Binary(dice.of(Operator.COMPARISONS), first, right);
    }

    /** What is read, in one expression. */
    private Expr combined(List<Expr> read) {
      Expr first = read.get(0);
      if (read.size() == 1 || read.get(1).type() == Prim.BOOLEAN || dice.chance(20)) {
        return first;
      }
      return new Expr.Binary(dice.of(Operator.ARITHMETIC), first, read.get(1));
    }

    /** Stores to an array of the work-item, straight or at an index that comes back. */
    private Stmt store(List<Expr> read, FoldedIndices indices, FoldedIndices.Counter counter) {
      Prim type = read.get(0).type();
      int length = dice.chance(70) ? ProgramShape.INPUT_LENGTH : 1 << dice.between(2, 5);
      String name = context.freshName("a");
      String keyword = type.keyword();
      all.add(
          new Stmt.DeclareArray(
              keyword + "[] " + name, "new %s[%d]".formatted(keyword, length), List.of()));
      boolean straight = dice.chance(65);
      String at = straight ? counter.inRange(length - 1) : indices.index(counter, length - 1);
      last.add(read(ArrayVariable.local(name, type, length)));
      FuzzVariable element = new FuzzVariable(name + "[" + at + "]", type, true);
      Expr value = type == Prim.BOOLEAN ? read.get(0) : new Expr.Cast(type, combined(read));
      boolean adds = type != Prim.BOOLEAN && dice.chance(30);
      return new Stmt.Evaluate(
          new Expr.Assign(new Expr.Name(element), adds ? Operator.ADD : null, value));
    }

    /** Hashes all elements. */
    private Stmt read(ArrayVariable array) {
      FuzzVariable element = new FuzzVariable(context.freshName("x"), array.type(), false);
      Block mixed = new Block(List.of(new Stmt.Mix(new Expr.Name(element))));
      return new Stmt.ForEach(array, element, context.freshName("loop"), mixed);
    }

    private Expr.Name variable(Prim type) {
      FuzzVariable variable = scope.declare(new FuzzVariable(context.freshName("v"), type, true));
      all.add(new Stmt.Declare(variable, type.keyword(), Literals.simple(type, dice.below(2))));
      last.add(new Stmt.Mix(new Expr.Name(variable)));
      return new Expr.Name(variable);
    }

    private static Expr input(Prim type, String index) {
      return named(ArrayVariable.input(type).name() + "[" + index + "]", type);
    }

    private static Expr named(String text, Prim type) {
      return new Expr.Name(new FuzzVariable(text, type, false));
    }
  }
}

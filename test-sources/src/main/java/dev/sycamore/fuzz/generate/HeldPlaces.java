package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.ChosenElement;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.LValue;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Assignments whose target is found before a barrier, or an operation of a group, and used after
 * it: {@code own[i & 3] += exchange(...)}.
 */
final class HeldPlaces {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;
  private final Function<Scope, Expr> waited;

  /**
   * For one block.
   *
   * @param waited makes values for which work-items wait
   */
  HeldPlaces(GeneratorContext context, Statements statements, Function<Scope, Expr> waited) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = new Expressions(context);
    this.statements = statements;
    this.waited = waited;
  }

  /** Some arrays, such assignments, and what the elements are then. */
  Block block(Scope outer) {
    Scope scope = outer.nested();
    Prim type = context.anyType();
    List<Stmt> all = new ArrayList<>();
    for (int k = dice.chance(50) ? 2 : 1; k > 0; k--) {
      all.add(statements.declareArray(type, scope));
    }
    if (context.has(Feature.ARRAY_VARIABLE) && dice.chance(30)) {
      new WholeArrays(context, expressions)
          .variable(type, scope)
          .ifPresent(variable -> all.add(variable.get()));
    }
    for (int k = context.small || dice.chance(60) ? 1 : 2; k > 0; k--) {
      all.add(new Stmt.Evaluate(assignment(type, scope)));
      all.add(new Stmt.Mix(expressions.of(type, scope, 1)));
      ArrayVariable array = dice.of(WholeArrays.whole(type, scope, true));
      all.add(new Stmt.Mix(new Expr.Element(array, expressions.index(scope, 0))));
    }
    return new Block(all);
  }

  private Expr assignment(Prim type, Scope scope) {
    LValue target = target(type, scope);
    Expr value = waited.apply(scope);
    if (type == Prim.BOOLEAN) {
      return new Expr.Assign(target, dice.of(Operator.BITWISE), truth(value));
    }
    Expr number = number(value);
    if (context.has(Feature.COMPOUND_ASSIGNMENT) && dice.chance(60)) {
      boolean integers = type.isIntegral() && number.type().isIntegral();
      return new Expr.Assign(target, operator(integers), number);
    }
    Expr before =
        dice.chance(60)
            ? new Expr.Binary(Operator.MULTIPLY, target, Literals.simple(Prim.INT, 2))
            : expressions.leaf(type, scope);
    Expr sum = new Expr.Binary(dice.of(Operator.ARITHMETIC), before, number);
    return new Expr.Assign(target, null, new Expr.Cast(type, sum));
  }

  private Operator operator(boolean integers) {
    return dice.of(integers && dice.chance(50) ? Operator.BITWISE : Operator.ARITHMETIC);
  }

  private LValue target(Prim type, Scope scope) {
    List<ArrayVariable> arrays = WholeArrays.whole(type, scope, true);
    if (dice.chance(10)) {
      return expressions.target(type, scope, 1).orElseThrow();
    }
    Expr index = expressions.index(scope, dice.below(3));
    if (arrays.size() > 1 && context.has(Feature.ARRAY_VARIABLE) && dice.chance(50)) {
      Expr condition = expressions.of(Prim.BOOLEAN, scope, dice.between(0, 2));
      return new ChosenElement(condition, dice.of(arrays), dice.of(arrays), index);
    }
    return new Expr.Element(dice.of(arrays), index);
  }

  private static Expr truth(Expr value) {
    return value.type() == Prim.BOOLEAN
        ? value
        : new Expr.Binary(Operator.LESS, value, Literals.simple(value.type(), 1));
  }

  private static Expr number(Expr value) {
    return value.type() == Prim.BOOLEAN
        ? new Expr.Conditional(value, Literals.simple(Prim.INT, 1), Literals.simple(Prim.INT, 0))
        : value;
  }
}

package dev.sycamore.fuzz.generate;

import static dev.sycamore.fuzz.program.Prim.DOUBLE;
import static dev.sycamore.fuzz.program.Prim.FLOAT;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/**
 * Random conditionals whose condition compares a floating-point number with a zero (or another
 * small constant), and whose operands are that number, zeros of both signs and NaN, of any width.
 */
final class ZeroConditionals {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  ZeroConditionals(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** A floating-point number, often a zero. */
  Expr source(Scope scope) {
    Prim type = dice.chance(50) ? FLOAT : context.anyOf(List.of(FLOAT, DOUBLE));
    Expr leaf = expressions.leaf(type, scope);
    return new Weighted<Expr>()
        .add(6, () -> leaf)
        .add(6, () -> new Expr.Binary(Operator.MULTIPLY, leaf, zero(type)))
        .add(1, () -> new Expr.Unary("-", leaf))
        .add(1, () -> new Expr.Cast(type, expressions.leaf(type == FLOAT ? DOUBLE : FLOAT, scope)))
        .add(1, () -> new Expr.Cast(type, expressions.leaf(Prim.INT, scope)))
        .roll(dice);
  }

  /** One of exactly {@code type}. */
  Expr of(Prim type, Scope scope) {
    Expr x = source(scope);
    Expr limit =
        new Weighted<Expr>()
            .add(8, () -> zero(x.type()))
            .add(1, () -> zero(x.type() == FLOAT ? DOUBLE : FLOAT))
            .add(1, () -> Literals.simple(Prim.INT, 0))
            .add(2, () -> Literals.simple(x.type(), dice.between(1, 2)))
            .roll(dice);
    Operator operator = dice.of(Operator.COMPARISONS);
    Expr test =
        dice.chance(70) ? new Expr.Binary(operator, x, limit) : new Expr.Binary(operator, limit, x);
    Expr yes = operand(type, x, scope);
    Expr no = dice.chance(60) ? constant(type) : operand(type, x, scope);
    boolean swapped = dice.chance(50);
    Expr chosen = new Expr.Conditional(test, swapped ? no : yes, swapped ? yes : no);
    return chosen.type() == type ? chosen : new Expr.Cast(type, chosen);
  }

  private Expr operand(Prim type, Expr x, Scope scope) {
    return new Weighted<Expr>()
        .add(8, () -> x)
        .add(2, () -> new Expr.Cast(type, x))
        .add(2, () -> new Expr.Unary("-", x))
        .add(1, () -> new Expr.Binary(Operator.DIVIDE, Literals.simple(x.type(), 1), x))
        .add(1, () -> expressions.leaf(context.anyOf(List.of(FLOAT, DOUBLE)), scope))
        .add(1, () -> expressions.leaf(type, scope))
        .add(2, () -> constant(type))
        .roll(dice);
  }

  private Expr constant(Prim type) {
    Prim own = dice.chance(60) ? type : context.anyOf(List.of(FLOAT, DOUBLE));
    return new Weighted<Expr>()
        .add(8, () -> zero(own))
        .add(1, () -> Literals.simple(own, 1))
        .add(2, () -> Literals.random(own, dice, context.has(Feature.JDK_CONSTANT)))
        .roll(dice);
  }

  /** Of either sign where the type has two. */
  private Expr zero(Prim type) {
    Expr zero = Literals.simple(type, 0);
    return type.isFloating() && dice.chance(40) ? new Expr.Unary("-", zero) : zero;
  }
}

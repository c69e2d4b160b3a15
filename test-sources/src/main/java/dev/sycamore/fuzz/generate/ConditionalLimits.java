package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/** Random minima, maxima and clamps, as conditionals and as calls. */
final class ConditionalLimits {
  private static final List<Operator> BELOW = List.of(Operator.LESS, Operator.LESS_EQUAL);
  private static final List<Operator> ABOVE = List.of(Operator.GREATER, Operator.GREATER_EQUAL);

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  ConditionalLimits(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** Of two values one, by a comparison of them or of values made from them. */
  Expr minimum(Prim type, Scope scope) {
    Expr x = expressions.leaf(type, scope);
    Expr y = limit(type, scope);
    Expr test = new Expr.Binary(dice.of(dice.chance(50) ? BELOW : ABOVE), x, y);
    if (dice.chance(15)) {
      // Of the negatives, or the complements.
      String made = type.isIntegral() && dice.chance(50) ? "~" : "-";
      x = new Expr.Unary(made, x);
      y = new Expr.Unary(made, y);
    } else if (dice.chance(15)) {
      Prim other = context.anyOf(Idioms.PROMOTED);
      test =
          new Expr.Binary(
              dice.of(dice.chance(50) ? BELOW : ABOVE),
              new Expr.Cast(other, x),
              dice.chance(50) ? new Expr.Cast(other, y) : y);
    }
    return dice.chance(50) ? new Expr.Conditional(test, x, y) : new Expr.Conditional(test, y, x);
  }

  private Expr limit(Prim type, Scope scope) {
    return switch (dice.below(4)) {
      case 0 -> Literals.simple(type, 0);
      case 1 -> Literals.random(type, dice, context.has(Feature.JDK_CONSTANT));
      case 2 -> new Expr.Unary("-", Literals.simple(type, dice.below(2)));
      default -> expressions.leaf(type, scope);
    };
  }

  /** A value between two limits, of which the lower one may be the higher. */
  Expr clamp(Prim type, Scope scope) {
    Expr x = expressions.leaf(type, scope);
    Expr low = limit(type, scope);
    Expr high = limit(type, scope);
    return switch (dice.below(6)) {
      case 0 -> call("Math.max", low, call("Math.min", x, high));
      case 1 -> call("Math.min", call("Math.max", x, low), high);
      case 2 -> below(x, low, low, above(x, high, high, x));
      case 3 -> above(x, high, high, below(x, low, low, x));
      case 4 -> below(x, low, low, call("Math.min", x, high));
      default -> call("Math.max", above(x, high, high, x), low);
    };
  }

  private Expr below(Expr x, Expr limit, Expr then, Expr otherwise) {
    return chosen(BELOW, ABOVE, x, limit, then, otherwise);
  }

  private Expr above(Expr x, Expr limit, Expr then, Expr otherwise) {
    return chosen(ABOVE, BELOW, x, limit, then, otherwise);
  }

  private Expr chosen(
      List<Operator> operators,
      List<Operator> opposite,
      Expr x,
      Expr limit,
      Expr then,
      Expr otherwise) {
    return dice.chance(70)
        ? new Expr.Conditional(new Expr.Binary(dice.of(operators), x, limit), then, otherwise)
        : new Expr.Conditional(new Expr.Binary(dice.of(opposite), x, limit), otherwise, then);
  }

  private static Expr call(String method, Expr one, Expr other) {
    return new Expr.Call(method, one.type(), "", List.of(one, other), "");
  }
}

package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/** Random absolute values, and what is nearly one: they are recognised in many forms. */
final class Magnitudes {
  private static final List<Operator> ORDERS =
      List.of(Operator.LESS, Operator.LESS_EQUAL, Operator.GREATER, Operator.GREATER_EQUAL);

  private final Dice dice;
  private final Expressions expressions;

  Magnitudes(GeneratorContext context, Expressions expressions) {
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** One of exactly {@code type}. */
  Expr of(Prim type, Scope scope) {
    Expr x = expressions.leaf(type, scope);
    Expr negated =
        dice.chance(75)
            ? new Expr.Unary("-", x)
            : new Expr.Binary(Operator.SUBTRACT, Literals.simple(type, 0), x);
    return new Weighted<Expr>()
        .add(6, () -> call("Math.abs", type, x))
        .add(6, () -> chosen(type, x, negated))
        .add(2, () -> call("Math.max", type, x, negated))
        .add(1, () -> call("Math.min", type, negated, x))
        .addIf(type.isIntegral(), 4, () -> bits(type, x))
        .addIf(type.isFloating(), 2, () -> call("Math.signum", type, x))
        .roll(dice);
  }

  private Expr chosen(Prim type, Expr x, Expr negated) {
    Expr zero = Literals.simple(type, 0);
    Expr limit =
        dice.chance(80)
            ? zero
            : new Expr.Unary("-", dice.chance(50) ? zero : Literals.simple(type, 1));
    Expr test = new Expr.Binary(dice.of(ORDERS), x, limit);
    return dice.chance(50)
        ? new Expr.Conditional(test, x, negated)
        : new Expr.Conditional(test, negated, x);
  }

  private Expr bits(Prim type, Expr x) {
    Expr count = Literals.simple(Prim.INT, type == Prim.INT ? 31 : 63);
    Expr sign = new Expr.Binary(Operator.SHIFT_RIGHT, x, count);
    return switch (dice.below(4)) {
      case 0 -> new Expr.Binary(Operator.SUBTRACT, new Expr.Binary(Operator.XOR, x, sign), sign);
      case 1 -> new Expr.Binary(Operator.XOR, new Expr.Binary(Operator.ADD, x, sign), sign);
      case 2 ->
          new Expr.Binary(
              Operator.MULTIPLY, x, new Expr.Binary(Operator.OR, sign, Literals.simple(type, 1)));
      default ->
          new Expr.Binary(
              Operator.SUBTRACT,
              x,
              new Expr.Binary(
                  Operator.AND,
                  new Expr.Binary(Operator.MULTIPLY, Literals.simple(type, 2), x),
                  sign));
    };
  }

  private static Expr call(String method, Prim type, Expr... arguments) {
    return new Expr.Call(method, type, "", List.of(arguments), "");
  }
}

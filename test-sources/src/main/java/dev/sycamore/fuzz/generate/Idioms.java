package dev.sycamore.fuzz.generate;

import static dev.sycamore.fuzz.program.Prim.BOOLEAN;
import static dev.sycamore.fuzz.program.Prim.DOUBLE;
import static dev.sycamore.fuzz.program.Prim.FLOAT;
import static dev.sycamore.fuzz.program.Prim.INT;
import static dev.sycamore.fuzz.program.Prim.LONG;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Random expressions of the shapes that compilers recognise, and random uses of them: a compiler
 * that takes an absolute value, a minimum or a clamp for more than it is goes wrong in the use.
 */
final class Idioms {
  static final List<Prim> PROMOTED = List.of(INT, LONG, FLOAT, DOUBLE);

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final Magnitudes magnitudes;
  private final ConditionalLimits limits;
  private final ZeroConditionals zeros;

  Idioms(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
    this.magnitudes = new Magnitudes(context, expressions);
    this.limits = new ConditionalLimits(context, expressions);
    this.zeros = new ZeroConditionals(context, expressions);
  }

  /** Whether the program has any. */
  boolean any() {
    return context.has(Feature.ABSOLUTE)
        || context.has(Feature.CLAMP)
        || context.has(Feature.CONDITIONAL_MINIMUM)
        || context.has(Feature.ZERO_CONDITIONAL);
  }

  /** One of exactly {@code type}, in a use. */
  Expr used(Prim type, Scope scope) {
    if (type == BOOLEAN) {
      return comparison(scope);
    }
    Prim own = type.promoted() == type && dice.chance(75) ? type : context.anyOf(PROMOTED);
    Expr used = dice.chance(30) ? of(own, scope) : use(own, scope);
    return used.type() == type ? used : new Expr.Cast(type, used);
  }

  /** One of exactly {@code type}, which is a promoted one. */
  private Expr of(Prim type, Scope scope) {
    return new Weighted<Expr>()
        .addIf(context.has(Feature.ABSOLUTE), 1, () -> magnitudes.of(type, scope))
        .addIf(context.has(Feature.CLAMP), 1, () -> limits.clamp(type, scope))
        .addIf(context.has(Feature.CONDITIONAL_MINIMUM), 1, () -> limits.minimum(type, scope))
        .addIf(
            context.has(Feature.ZERO_CONDITIONAL),
            type.isFloating() ? 3 : 1,
            () -> zeros.of(type, scope))
        .roll(dice);
  }

  private Expr comparison(Scope scope) {
    Expr one = used(context.anyOf(PROMOTED), scope);
    Expr other = dice.chance(75) ? bound(one.type(), scope) : used(one.type(), scope);
    Operator operator = dice.of(Operator.COMPARISONS);
    return dice.chance(70)
        ? new Expr.Binary(operator, one, other)
        : new Expr.Binary(operator, other, one);
  }

  /** What results are compared with: mostly a number at which something changes. */
  private Expr bound(Prim type, Scope scope) {
    Expr small = Literals.simple(type, dice.between(0, 1));
    return new Weighted<Expr>()
        .add(6, () -> small)
        .add(3, () -> new Expr.Unary("-", small))
        .add(2, () -> Literals.random(type, dice, context.has(Feature.JDK_CONSTANT)))
        .add(2, () -> expressions.leaf(type, scope))
        .roll(dice);
  }

  private Expr use(Prim type, Scope scope) {
    Expr idiom = of(type, scope);
    Weighted<Expr> ways =
        new Weighted<Expr>()
            .add(3, () -> new Expr.Unary("-", idiom))
            .add(4, () -> arithmetic(idiom, scope))
            .add(3, () -> extremum(idiom, scope))
            .add(2, () -> new Expr.Cast(type, new Expr.Cast(context.anyOf(Prim.NUMERIC), idiom)))
            .add(2, () -> chosen(idiom, scope))
            .add(2, () -> new Expr.Conditional(comparison(scope), idiom, bound(type, scope)));
    if (type.isFloating()) {
      Expr one = new Expr.Cast(type, Literals.simple(INT, dice.chance(80) ? 1 : -1));
      ways.add(5, () -> new Expr.Binary(Operator.DIVIDE, one, idiom));
    } else {
      ways.add(
          4, () -> new Expr.Binary(dice.of(Operator.SHIFTS), idiom, shift(type == INT ? 31 : 63)));
      ways.add(4, () -> new Expr.Division(dice.of(Operator.DIVISIONS), idiom, divisor(type)));
      ways.add(2, () -> new Expr.Binary(dice.of(Operator.BITWISE), idiom, bound(type, scope)));
      ways.add(1, () -> new Expr.Unary("~", idiom));
    }
    return ways.roll(dice);
  }

  private Expr arithmetic(Expr idiom, Scope scope) {
    Expr other = bound(idiom.type(), scope);
    Operator operator = dice.of(Operator.ARITHMETIC);
    return dice.chance(50)
        ? new Expr.Binary(operator, idiom, other)
        : new Expr.Binary(operator, other, idiom);
  }

  private Expr extremum(Expr idiom, Scope scope) {
    String method = dice.of(List.of("Math.max", "Math.min"));
    Expr other = bound(idiom.type(), scope);
    return new Expr.Call(method, idiom.type(), "", List.of(idiom, other), "");
  }

  /** One thing or the other, depending on the result itself. */
  private Expr chosen(Expr idiom, Scope scope) {
    Prim type = idiom.type();
    Expr test = new Expr.Binary(dice.of(Operator.COMPARISONS), idiom, bound(type, scope));
    return new Expr.Conditional(
        test, dice.chance(50) ? idiom : bound(type, scope), bound(type, scope));
  }

  private Expr shift(int sign) {
    return Literals.simple(INT, dice.chance(60) ? sign : dice.between(1, sign));
  }

  private Expr divisor(Prim type) {
    int value = dice.of(List.of(2, 3, 7, 10, 16, 256, 1 << 30));
    Expr divisor = Literals.simple(type, value);
    return dice.chance(80) ? divisor : new Expr.Unary("-", divisor);
  }

  /** A variable that is set, and set again under a condition on what it was set to. */
  Optional<Supplier<Stmt>> statement(Scope scope) {
    List<FuzzVariable> targets =
        scope.variables().stream()
            .filter(v -> v.mutable() && PROMOTED.contains(v.type()) && v.name().matches("v\\d+"))
            .toList();
    if (!any() || targets.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(() -> statement(dice.of(targets), scope));
  }

  private Stmt statement(FuzzVariable target, Scope scope) {
    Expr.Name name = new Expr.Name(target);
    Expr source = zeros.source(scope);
    Expr first = source.type() == target.type() ? source : new Expr.Cast(target.type(), source);
    Expr compared = dice.chance(70) ? source : name;
    Expr test =
        new Expr.Binary(dice.of(Operator.COMPARISONS), compared, bound(compared.type(), scope));
    Expr again = dice.chance(70) ? bound(target.type(), scope) : new Expr.Unary("-", name);
    Stmt.Block then =
        new Stmt.Block(List.of(new Stmt.Evaluate(new Expr.Assign(name, null, again))));
    return new Stmt.Block(
        List.of(
            new Stmt.Evaluate(new Expr.Assign(name, null, first)),
            new Stmt.If(test, then, new Stmt.Block(List.of()))));
  }
}

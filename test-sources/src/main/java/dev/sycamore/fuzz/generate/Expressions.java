package dev.sycamore.fuzz.generate;

import static dev.sycamore.fuzz.program.Prim.BOOLEAN;
import static dev.sycamore.fuzz.program.Prim.DOUBLE;
import static dev.sycamore.fuzz.program.Prim.FLOAT;
import static dev.sycamore.fuzz.program.Prim.INT;
import static dev.sycamore.fuzz.program.Prim.LONG;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.LValue;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Random expressions of a wanted type. */
final class Expressions {
  private final GeneratorContext context;
  private final Dice dice;
  private final Calls calls;
  private final Enums enums;
  private final SealedValues sealed;
  private final Idioms idioms;

  Expressions(GeneratorContext context) {
    this.context = context;
    this.dice = context.dice;
    this.calls = new Calls(context, this);
    this.enums = new Enums(context, calls);
    this.sealed = new SealedValues(context, this);
    this.idioms = new Idioms(context, this);
  }

  /** An expression of exactly {@code type}. */
  Expr of(Prim type, Scope scope, int depth) {
    if (depth <= 0) {
      return leaf(type, scope);
    }
    return type == BOOLEAN ? bool(scope, depth) : numeric(type, scope, depth);
  }

  /** An expression that can be assigned to {@code type}: it, a narrower one, or a cast. */
  Expr assignable(Prim type, Scope scope, int depth) {
    if (type == BOOLEAN || dice.chance(50)) {
      return of(type, scope, depth);
    }
    if (dice.chance(50) && context.has(Feature.CAST)) {
      return new Expr.Cast(type, of(context.anyOf(Prim.NUMERIC), scope, depth - 1));
    }
    return widening(type, scope, depth);
  }

  /** An expression whose type widens to {@code type}. */
  Expr widening(Prim type, Scope scope, int depth) {
    List<Prim> sources = Prim.ALL.stream().filter(p -> p.widensTo(type)).toList();
    return of(context.anyOf(sources), scope, depth);
  }

  /** An expression without parts, which has no effects. */
  Expr leaf(Prim type, Scope scope) {
    List<FuzzVariable> variables = scope.variables(type);
    List<ArrayVariable> arrays = scope.arrays(type);
    if (type == BOOLEAN && !scope.variables().isEmpty() && dice.chance(60)) {
      return simpleComparison(scope);
    }
    return new Weighted<Expr>()
        .add(variables.isEmpty() ? 20 : 12, () -> literal(type))
        .addIf(!variables.isEmpty(), 40, () -> new Expr.Name(dice.of(variables)))
        .addIf(!arrays.isEmpty(), 15, () -> element(dice.of(arrays), scope, 0))
        .addIf(
            type == INT && !scope.arrays().isEmpty(),
            1,
            () -> new Expr.Length(dice.of(scope.arrays())))
        .roll(dice);
  }

  /** A variable against a constant or another variable, so that conditions are not all constant. */
  private Expr simpleComparison(Scope scope) {
    FuzzVariable variable = dice.of(scope.variables());
    Prim type = variable.type();
    List<FuzzVariable> others = scope.variables(type);
    Expr other = dice.chance(50) ? literal(type) : new Expr.Name(dice.of(others));
    List<Operator> operators = type == BOOLEAN ? Operator.EQUALITIES : Operator.COMPARISONS;
    return new Expr.Binary(dice.of(operators), new Expr.Name(variable), other);
  }

  private Expr literal(Prim type) {
    return Literals.random(type, dice, context.has(Feature.JDK_CONSTANT));
  }

  private Expr.Element element(ArrayVariable array, Scope scope, int depth) {
    if (array.mask() == 0) {
      return new Expr.Element(array, Literals.simple(INT, 0));
    }
    return new Expr.Element(array, index(scope, depth));
  }

  /** Any integral expression: the access masks it. */
  Expr index(Scope scope, int depth) {
    if (depth > 0) {
      return of(context.anyOf(Prim.INTEGRAL), scope, depth - 1);
    }
    List<FuzzVariable> variables =
        scope.variables().stream().filter(v -> v.type().isIntegral()).toList();
    return variables.isEmpty() || dice.chance(30)
        ? Literals.simple(INT, dice.below(8))
        : new Expr.Name(dice.of(variables));
  }

  /** A place to store a value of {@code type}, if there is one. */
  Optional<LValue> target(Prim type, Scope scope, int depth) {
    List<LValue> targets = new ArrayList<>();
    scope.mutable(type).forEach(variable -> targets.add(new Expr.Name(variable)));
    scope.writable(type).forEach(array -> targets.add(element(array, scope, depth)));
    return targets.isEmpty() ? Optional.empty() : Optional.of(dice.of(targets));
  }

  private Expr numeric(Prim type, Scope scope, int depth) {
    boolean promoted = type.promoted() == type;
    boolean integer = type == INT || type == LONG;
    Weighted<Expr> ways = new Weighted<Expr>().add(10, () -> leaf(type, scope));
    ways.addIf(promoted, 22, () -> binary(dice.of(Operator.ARITHMETIC), type, scope, depth));
    ways.addIf(
        promoted,
        4,
        () -> new Expr.Unary(dice.of(List.of("-", "-", "+")), operand(type, scope, depth)));
    ways.addIf(integer, 8, () -> binary(dice.of(Operator.BITWISE), type, scope, depth));
    ways.addIf(integer, 2, () -> new Expr.Unary("~", operand(type, scope, depth)));
    ways.addIf(integer && context.has(Feature.SHIFT), 8, () -> shift(type, scope, depth));
    ways.addIf(
        integer && context.has(Feature.INTEGER_DIVISION), 8, () -> division(type, scope, depth));
    ways.addIf(type.isFloating(), 6, () -> binary(Operator.DIVIDE, type, scope, depth));
    ways.addIf(
        type.isFloating() && context.hasCostly(Feature.FLOATING_REMAINDER),
        3,
        () -> binary(Operator.REMAINDER, type, scope, depth));
    ways.addIf(
        context.has(Feature.CAST),
        promoted ? 8 : 16,
        () -> new Expr.Cast(type, of(context.anyOf(Prim.NUMERIC), scope, depth - 1)));
    ways.addIf(
        type == INT && !context.enums.isEmpty() && context.has(Feature.ENUM_MEMBER),
        8,
        () -> enums.number(scope, of(INT, scope, depth - 1)));
    addCommon(ways, type, scope, depth);
    return ways.roll(dice);
  }

  private Expr bool(Scope scope, int depth) {
    Weighted<Expr> ways = new Weighted<Expr>().add(6, () -> leaf(BOOLEAN, scope));
    ways.add(30, () -> comparison(scope, depth));
    ways.add(6, () -> new Expr.Unary("!", of(BOOLEAN, scope, depth - 1)));
    ways.add(6, () -> booleans(dice.of(Operator.BITWISE), scope, depth));
    ways.add(3, () -> booleans(dice.of(Operator.EQUALITIES), scope, depth));
    ways.addIf(
        context.has(Feature.SHORT_CIRCUIT),
        14,
        () -> booleans(dice.of(Operator.SHORT_CIRCUIT), scope, depth));
    ways.addIf(!context.enums.isEmpty(), 8, () -> enums.comparison(scope));
    ways.addIf(context.has(Feature.RANGE_TEST), 6, () -> rangeTest(scope));
    addCommon(ways, BOOLEAN, scope, depth);
    return ways.roll(dice);
  }

  private void addCommon(Weighted<Expr> ways, Prim type, Scope scope, int depth) {
    Optional<LValue> target = target(type, scope, dice.below(2));
    ways.addIf(context.has(Feature.CONDITIONAL), 6, () -> conditional(type, scope, depth));
    ways.addIf(
        context.has(Feature.SWITCH_EXPRESSION) && depth > 1,
        context.enums.isEmpty() ? 1 : 4,
        () -> choice(type, scope, depth));
    if (target.isPresent()) {
      LValue place = target.get();
      ways.add(4, () -> assign(place, scope, depth));
      ways.addIf(context.has(Feature.COMPOUND_ASSIGNMENT), 6, () -> compound(place, scope, depth));
      ways.addIf(context.has(Feature.STEP) && type != BOOLEAN, 5, () -> step(place));
    }
    calls.add(ways, type, scope, depth);
    sealed.test(type, scope).ifPresent(test -> ways.add(8, test));
    ways.addIf(idioms.any(), context.idiomatic ? 60 : 4, () -> idioms.used(type, scope));
  }

  private Expr operand(Prim type, Scope scope, int depth) {
    Prim operand =
        type == INT ? context.anyOf(List.of(Prim.BYTE, Prim.SHORT, Prim.CHAR, INT)) : type;
    return of(operand, scope, depth - 1);
  }

  private Expr binary(Operator operator, Prim type, Scope scope, int depth) {
    OperandTypes types = OperandTypes.promotedTo(type, context);
    return new Expr.Binary(
        operator, of(types.left(), scope, depth - 1), of(types.right(), scope, depth - 1));
  }

  private Expr division(Prim type, Scope scope, int depth) {
    OperandTypes types = OperandTypes.promotedTo(type, context);
    return new Expr.Division(
        dice.of(Operator.DIVISIONS),
        of(types.left(), scope, depth - 1),
        of(types.right(), scope, depth - 1));
  }

  private Expr shift(Prim type, Scope scope, int depth) {
    return new Expr.Binary(
        dice.of(Operator.SHIFTS),
        operand(type, scope, depth),
        of(context.anyOf(Prim.INTEGRAL), scope, depth - 1));
  }

  private Expr comparison(Scope scope, int depth) {
    return new Expr.Binary(
        dice.of(Operator.COMPARISONS),
        of(context.anyOf(Prim.NUMERIC), scope, depth - 1),
        of(context.anyOf(Prim.NUMERIC), scope, depth - 1));
  }

  /** Whether a number, mostly one that follows from the index, is between two constants. */
  Expr rangeTest(Scope scope) {
    List<FuzzVariable> numbers =
        scope.variables().stream().filter(v -> v.type() == INT || v.type() == LONG).toList();
    Expr value = numbers.isEmpty() ? Literals.simple(INT, 3) : new Expr.Name(dice.of(numbers));
    if (dice.chance(60)) {
      Optional<FuzzVariable> index =
          numbers.stream().filter(v -> v.name().equals(dice.chance(70) ? "i" : "l")).findFirst();
      value = index.isPresent() ? new Expr.Name(index.get()) : value;
    }
    if (dice.chance(30)) {
      value = new Expr.Binary(Operator.MULTIPLY, value, Literals.simple(INT, dice.between(2, 3)));
    }
    int low = dice.between(-2, 30);
    Expr from = new Expr.Binary(Operator.GREATER_EQUAL, value, Literals.simple(INT, low));
    Expr to =
        new Expr.Binary(
            dice.of(List.of(Operator.LESS, Operator.LESS_EQUAL)),
            value,
            Literals.simple(INT, low + dice.between(1, 6)));
    return new Expr.Binary(dice.chance(60) ? Operator.AND : Operator.AND_THEN, from, to);
  }

  private Expr booleans(Operator operator, Scope scope, int depth) {
    return new Expr.Binary(operator, of(BOOLEAN, scope, depth - 1), of(BOOLEAN, scope, depth - 1));
  }

  private Expr conditional(Prim type, Scope scope, int depth) {
    Prim left = type;
    Prim right = type;
    if (type != BOOLEAN && type.promoted() == type) {
      OperandTypes types = OperandTypes.promotedTo(type, context);
      // Two small types of one kind would stay small.
      if (types.left() == type || types.right() == type) {
        left = types.left();
        right = types.right();
      }
    }
    return new Expr.Conditional(
        of(BOOLEAN, scope, depth - 1), of(left, scope, depth - 1), of(right, scope, depth - 1));
  }

  private Expr choice(Prim type, Scope scope, int depth) {
    List<Expr> results = new ArrayList<>();
    boolean onEnum = !context.enums.isEmpty() && dice.chance(60);
    Expr selector = onEnum ? enums.selector(scope) : operand(INT, scope, depth - 1);
    int most = selector instanceof Expr.Constant c ? c.enumClass().constants().size() + 1 : 4;
    for (int k = onEnum && dice.chance(60) ? most - 1 : dice.between(1, most); k > 0; k--) {
      results.add(of(type, scope, depth - 2));
    }
    int form = dice.below(Expr.Choice.FORMS.size());
    return new Expr.Choice(type, selector, form, results);
  }

  Expr assign(LValue target, Scope scope, int depth) {
    return new Expr.Assign(target, null, assignable(target.type(), scope, depth - 1));
  }

  Expr compound(LValue target, Scope scope, int depth) {
    Prim type = target.type();
    if (type == BOOLEAN) {
      return new Expr.Assign(target, dice.of(Operator.BITWISE), of(BOOLEAN, scope, depth - 1));
    }
    Prim value = context.anyOf(Prim.NUMERIC);
    Operator operator = compoundOperator(type.isIntegral() && value.isIntegral());
    return new Expr.Assign(target, operator, of(value, scope, depth - 1));
  }

  private Operator compoundOperator(boolean integers) {
    boolean division =
        integers
            ? context.has(Feature.INTEGER_DIVISION)
            : context.hasCostly(Feature.FLOATING_REMAINDER);
    return new Weighted<Operator>()
        .add(10, () -> dice.of(Operator.ARITHMETIC))
        .addIf(division, 4, () -> dice.of(Operator.DIVISIONS))
        .addIf(!integers, 3, () -> Operator.DIVIDE)
        .addIf(integers, 6, () -> dice.of(Operator.BITWISE))
        .addIf(integers && context.has(Feature.SHIFT), 6, () -> dice.of(Operator.SHIFTS))
        .roll(dice);
  }

  Expr step(LValue target) {
    return new Expr.Step(target, dice.chance(50), dice.chance(50));
  }

  Enums enums() {
    return enums;
  }

  Idioms idioms() {
    return idioms;
  }

  SealedValues sealed() {
    return sealed;
  }

  Calls calls() {
    return calls;
  }

  /** A call for its effect, if some helper can be called here. */
  Optional<Supplier<Expr>> call(Scope scope, int depth) {
    return calls.helper(context.anyOf(List.of(INT, LONG, FLOAT, DOUBLE)), scope, depth);
  }
}

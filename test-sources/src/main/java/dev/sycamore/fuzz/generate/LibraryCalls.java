package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random calls of methods of {@code Math} and the JDK. */
final class LibraryCalls {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  LibraryCalls(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** Adds the ways to a value of a type. */
  void add(Weighted<Expr> ways, Prim type, Scope scope, int depth) {
    ways.addIf(
        context.has(Feature.MATH) && type.promoted() == type && type != Prim.BOOLEAN,
        4,
        () -> math(type, scope, depth));
    library(type, false).ifPresent(m -> ways.add(3, () -> library(m, scope, depth)));
    if (dice.chance(10)) {
      library(type, true).ifPresent(m -> ways.add(2, () -> library(m, scope, depth)));
    }
  }

  /**
   * A call of a method of {@code Math}.
   *
   * @param type {@code int}, {@code long}, {@code float} or {@code double}
   */
  private Expr math(Prim type, Scope scope, int depth) {
    if (type == Prim.DOUBLE && dice.chance(30)) {
      Expr argument = expressions.of(context.anyOf(Prim.NUMERIC), scope, depth - 1);
      return new Expr.Call("Math.sqrt", type, "", List.of(argument), "");
    }
    if (type == Prim.FLOAT && dice.chance(30)) {
      return floatForm(scope, depth);
    }
    OperandTypes types = OperandTypes.promotedTo(type, context);
    if (dice.chance(40)) {
      Prim operand = type == Prim.INT ? types.left() : type;
      Expr argument = expressions.of(operand, scope, depth - 1);
      return new Expr.Call("Math.abs", type, "", List.of(argument), "");
    }
    Expr left = expressions.of(types.left(), scope, depth - 1);
    Expr right = expressions.of(types.right(), scope, depth - 1);
    String method = dice.chance(50) ? "Math.min" : "Math.max";
    return new Expr.Call(method, type, "", List.of(left, right), "");
  }

  /** {@code (float) Math.sqrt(f)} and its like: Java's only way to the operation on floats. */
  private Expr floatForm(Scope scope, int depth) {
    String method = dice.of(List.of("sqrt", "floor", "ceil", "rint", "abs", "signum", "copySign"));
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < (method.equals("copySign") ? 2 : 1); i++) {
      arguments.add(new Expr.Cast(Prim.DOUBLE, expressions.of(Prim.FLOAT, scope, depth - 1)));
    }
    return new Expr.Cast(
        Prim.FLOAT, new Expr.Call("StrictMath." + method, Prim.DOUBLE, "", arguments, ""));
  }

  private Optional<LibraryMethod> library(Prim type, boolean heavy) {
    if (heavy ? !context.hasCostly(Feature.STRICT_MATH) : !context.has(Feature.LIBRARY)) {
      return Optional.empty();
    }
    List<LibraryMethod> fitting =
        LibraryMethod.ALL.stream().filter(m -> m.type() == type && m.heavy() == heavy).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(dice.of(fitting));
  }

  private Expr library(LibraryMethod method, Scope scope, int depth) {
    List<Expr> arguments = new ArrayList<>();
    for (Prim parameter : method.parameters()) {
      // Exactly this type: a narrower one may choose another overload.
      arguments.add(expressions.of(parameter, scope, depth - 1));
    }
    List<String> limits = method.limits();
    for (int i = 0; i < limits.size(); i++) {
      if (!limits.get(i).isEmpty()) {
        arguments.set(i, new Expr.Limited(arguments.get(i), limits.get(i)));
      }
    }
    if (method.divides()) {
      int last = arguments.size() - 1;
      arguments.set(last, new Expr.NonZero(arguments.get(last)));
    }
    return new Expr.Call(method.call(), method.type(), "", arguments, "");
  }
}

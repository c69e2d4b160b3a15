package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The vector types and {@code Half}: records that no program declares. */
final class ValueTypes {
  static final RecordClass HALF = RecordClass.builtIn("Half", List.of("toFloat"), Prim.FLOAT);

  static final List<RecordClass> VECTORS =
      List.of(
          RecordClass.builtIn("Float4", List.of("x", "y", "z", "w"), Prim.FLOAT),
          RecordClass.builtIn("Float3", List.of("x", "y", "z"), Prim.FLOAT),
          RecordClass.builtIn("Double2", List.of("x", "y"), Prim.DOUBLE),
          RecordClass.builtIn("Int4", List.of("x", "y", "z", "w"), Prim.INT),
          RecordClass.builtIn("Int2", List.of("x", "y"), Prim.INT),
          RecordClass.builtIn("Long2", List.of("x", "y"), Prim.LONG),
          RecordClass.builtIn("Long3", List.of("x", "y", "z"), Prim.LONG));

  private static final List<String> COMMON = List.of("add", "sub", "mul", "min", "max");

  private final Dice dice;
  private final Expressions expressions;

  ValueTypes(Dice dice, Expressions expressions) {
    this.dice = dice;
    this.expressions = expressions;
  }

  /** Ways to make a value of others of its type. */
  List<Supplier<Stmt.Keep>> operations(RecordClass type, Scope scope, int depth) {
    List<RecordVariable> there = scope.records(type);
    if (!type.isBuiltIn() || there.isEmpty()) {
      return List.of();
    }
    boolean half = type.equals(HALF);
    Prim element = type.components().get(0).type();
    String own = dice.of(there).name() + ".";
    String other = dice.of(there).name() + ", ";
    List<Supplier<Stmt.Keep>> ways = new ArrayList<>();
    ways.add(() -> call(own + dice.of(binary(type)), other));
    ways.add(() -> call(own + dice.of(binary(type)), other));
    ways.add(() -> call(own + dice.of(half ? List.of("neg", "abs", "sqrt") : unary()), ""));
    if (element.isFloating()) {
      ways.add(() -> call(own + "fma", other + dice.of(there).name() + ", "));
    }
    if (!half) {
      ways.add(
          () -> {
            Expr value = expressions.widening(element, scope, depth - 1);
            return new Stmt.Keep("", own + dice.of(COMMON.subList(0, 3)), "", List.of(value));
          });
      ways.add(
          () -> {
            Expr value = expressions.widening(element, scope, depth - 1);
            String at = dice.below(type.components().size()) + ", ";
            return new Stmt.Keep("", own + "with", at, List.of(value));
          });
    }
    return ways;
  }

  /** A value of a primitive type that a method gives. */
  Optional<Supplier<Expr>> scalar(Prim wanted, Scope scope) {
    List<Supplier<Expr>> ways = new ArrayList<>();
    for (RecordVariable value : scope.records()) {
      RecordClass type = value.type();
      if (type.isBuiltIn()) {
        String other = "(" + dice.of(scope.records(type)).name() + ")";
        if (type.equals(HALF)) {
          addIf(wanted == Prim.INT, ways, value.name() + ".compareTo" + other, wanted);
        } else {
          boolean element = type.components().get(0).type() == wanted;
          addIf(element, ways, value.name() + ".dot" + other, wanted);
          addIf(element, ways, value.name() + ".sum()", wanted);
          boolean test = wanted == Prim.BOOLEAN && !type.name().startsWith("Long");
          String compared = dice.of(List.of("less", "lessOrEqual", "greater", "equal", "notEqual"));
          String reduced = dice.of(List.of(".any()", ".all()"));
          addIf(test, ways, value.name() + "." + compared + other + reduced, wanted);
        }
      }
    }
    return ways.isEmpty() ? Optional.empty() : Optional.of(dice.of(ways));
  }

  private static void addIf(boolean fits, List<Supplier<Expr>> ways, String text, Prim type) {
    if (fits) {
      ways.add(() -> new Expr.Name(new FuzzVariable(text, type, false)));
    }
  }

  private static Stmt.Keep call(String method, String leading) {
    return new Stmt.Keep("", method, leading, List.of());
  }

  private static List<String> unary() {
    return List.of("neg", "abs");
  }

  private static List<String> binary(RecordClass type) {
    List<String> all = new ArrayList<>(COMMON);
    boolean floating = type.components().get(0).type().isFloating();
    // Integers divide by zero, and the divisor is a whole vector.
    all.addAll(floating ? List.of("div") : List.of("and", "or", "xor"));
    if (floating && !type.equals(HALF)) {
      all.add("rem");
    }
    return all;
  }
}

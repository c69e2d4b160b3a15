package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;

/** Random enums, and random uses of their constants. */
final class Enums {
  private static final List<String> CONSTANTS = List.of("A", "B", "C", "D", "E");

  private final GeneratorContext context;
  private final Dice dice;
  private final Calls calls;

  Enums(GeneratorContext context, Calls calls) {
    this.context = context;
    this.dice = context.dice;
    this.calls = calls;
  }

  /** An enum class. */
  static EnumClass enumClass(GeneratorContext context) {
    int constants = context.dice.between(1, CONSTANTS.size());
    return new EnumClass("E" + context.enums.size(), CONSTANTS.subList(0, constants));
  }

  /** A constant, or what names one. */
  String value(EnumClass type, Scope scope) {
    List<EnumVariable> there = scope.enums(type);
    return there.isEmpty() || dice.chance(30)
        ? type.constant(dice.below(type.constants().size()))
        : dice.of(there).name();
  }

  /** Whether two are the same, or not. */
  Expr comparison(Scope scope) {
    EnumClass type = dice.of(context.enums);
    String operator = dice.of(List.of(" == ", " != "));
    String text = "(" + value(type, scope) + operator + value(type, scope) + ")";
    return new Expr.Name(new FuzzVariable(text, Prim.BOOLEAN, false));
  }

  /** What a switch can be on. */
  Expr.Constant selector(Scope scope) {
    EnumClass type = dice.of(context.enums);
    return new Expr.Constant(value(type, scope), type);
  }

  /** Declares one, or assigns it. */
  Stmt keep(Scope scope, int depth) {
    EnumClass type = dice.of(context.enums);
    List<Stmt.Keep> values = new ArrayList<>();
    values.add(new Stmt.Keep("", value(type, scope), "", null));
    calls.generic(() -> value(type, scope), scope, depth).forEach(maker -> values.add(maker.get()));
    Stmt.Keep value = values.get(values.size() == 1 || dice.chance(50) ? 0 : 1);
    List<EnumVariable> mutable = scope.enums(type).stream().filter(e -> e.mutable()).toList();
    if (!mutable.isEmpty() && dice.chance(50)) {
      return value.into(dice.of(mutable).name());
    }
    String name = context.freshName("e");
    scope.declare(new EnumVariable(name, type, true));
    return value.into(type.name() + " " + name);
  }
}

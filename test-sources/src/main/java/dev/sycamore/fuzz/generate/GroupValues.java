package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.GroupValue;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import java.util.List;

/** Random values for which the work-items of a work-group or a sub-group wait. */
final class GroupValues {
  private static final List<Prim> TYPES = List.of(Prim.INT, Prim.LONG, Prim.FLOAT, Prim.DOUBLE);

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final ProgramShape shape;

  GroupValues(GeneratorContext context, Expressions expressions, ProgramShape shape) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
    this.shape = shape;
  }

  /** What another work-item gives: between two barriers, in a method. */
  Expr exchanged(Scope scope) {
    Prim type = context.anyType();
    Expr value = expressions.of(type, scope, dice.between(0, 2));
    Expr from = expressions.of(Prim.INT, scope, dice.between(0, 1));
    return new Expr.Call(
        "exchange",
        type,
        "it, tile" + type.code() + ", ",
        List.of(value, new Expr.Limited(from, "& " + shape.groupMask())),
        "");
  }

  /** An operation of the work-group. */
  Expr ofGroup(Scope scope) {
    return collective(scope, "it.group().", shape.group());
  }

  /** An operation of a sub-group. */
  Expr ofSubGroup(Scope scope) {
    if (dice.chance(45)) {
      int size = shape.subGroup();
      int rest = shape.group() % size;
      return collective(scope, "it.subGroup().", rest == 0 ? size : rest);
    }
    Prim type = context.anyOf(TYPES);
    Expr value = expressions.of(type, scope, dice.between(0, 2));
    String operation =
        dice.of(List.of("shuffle", "shuffle", "shuffleUp", "shuffleDown", "shuffleXor"));
    String from =
        dice.of(
            List.of(
                "i & 3",
                "3 - l & 15",
                "it.subGroup().size() - 1 - it.subGroup().localId()",
                "kI & 7",
                "kB & 3",
                "l * 5 & 15",
                "1",
                "2",
                "4",
                "9"));
    return new GroupValue(type, "it.subGroup()." + operation, value, ", " + from);
  }

  private Expr collective(Scope scope, String group, int size) {
    if (dice.chance(20)) {
      Expr value = expressions.of(Prim.BOOLEAN, scope, 2);
      return new GroupValue(Prim.BOOLEAN, group + dice.of(List.of("any", "all")), value, "");
    }
    Prim type = context.anyOf(TYPES);
    Expr value = expressions.of(type, scope, 2);
    String operation =
        dice.of(List.of("reduce", "reduce", "inclusiveScan", "exclusiveScan", "broadcast"));
    String more = ", Op." + operator(type);
    if (operation.equals("broadcast")) {
      more = dice.chance(50) ? "" : ", " + dice.below(size);
    }
    return new GroupValue(type, group + operation, value, more);
  }

  private String operator(Prim type) {
    List<String> any = List.of("ADD", "MUL", "MIN", "MAX");
    return dice.of(type.isFloating() || dice.chance(60) ? any : List.of("AND", "OR", "XOR"));
  }
}

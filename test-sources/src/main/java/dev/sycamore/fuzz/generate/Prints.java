package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;

/** Random lines that a kernel prints. */
final class Prints {
  private static final List<String> INTEGERS =
      List.of("%d", "%d", "%x", "%X", "%o", "%,d", "%08d", "%-5d|", "%(d", "%+d", "%s");
  private static final List<String> FLOATING =
      List.of("%s", "%s", "%e", "%.3f", "%g", "%a", "%,.2f", "%12.4e", "%+.1f");

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  Prints(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** A line of some values. */
  Stmt print(Scope scope) {
    List<String> conversions = new ArrayList<>();
    List<Expr> values = new ArrayList<>();
    for (int k = dice.between(1, 3); k > 0; k--) {
      Prim type = context.anyType();
      conversions.add(conversion(type));
      // The cast settles which class boxes the value.
      values.add(new Expr.Cast(type, expressions.of(type, scope, dice.between(0, 2))));
    }
    return new Stmt.Print(String.join(" ", conversions), values);
  }

  private String conversion(Prim type) {
    return switch (type) {
      case BOOLEAN -> dice.of(List.of("%b", "%B", "%s"));
      case CHAR -> dice.of(List.of("%c", "%s", "%3c"));
      case BYTE, SHORT, INT, LONG -> dice.of(INTEGERS);
      case FLOAT, DOUBLE -> dice.of(FLOATING);
    };
  }
}

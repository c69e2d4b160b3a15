package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;

/** Indices and conditions in locals, which what follows uses in several blocks. */
final class SharedValues {
  private static final Block NOTHING = new Block(List.of());

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;

  SharedValues(GeneratorContext context, Expressions expressions, Statements statements) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** An index, and arrays of several types at it, declared into {@code scope}. */
  Stmt place(Scope scope) {
    boolean own = context.has(Feature.OWN) && dice.chance(50);
    String name = context.freshName("p");
    for (Prim type : List.of(context.anyType(), context.anyType(), Prim.INT)) {
      scope.declare(own ? ArrayVariable.own(type, name) : ArrayVariable.near(type, name));
    }
    scope.declare(new FuzzVariable(name, Prim.INT, false));
    return new Stmt.Place(name, own ? context.ownPlace() : new Places(context).near());
  }

  /**
   * A condition, and branches that depend on it.
   *
   * @param labels of the loops around, innermost last
   */
  Stmt decision(Scope outer, int nesting, List<String> labels) {
    Scope scope = outer.nested();
    List<Stmt> all = new ArrayList<>();
    FuzzVariable first = decide(scope, all);
    FuzzVariable second = dice.chance(50) ? decide(scope, all) : first;
    for (int k = dice.between(2, 3); k > 0; k--) {
      Block then = statements.block(scope.nested(), 1, nesting - 1, labels);
      Block otherwise =
          dice.chance(30) ? statements.block(scope.nested(), 1, nesting - 1, labels) : NOTHING;
      all.add(new Stmt.If(combined(first, second), then, otherwise));
    }
    return new Block(all);
  }

  private FuzzVariable decide(Scope scope, List<Stmt> all) {
    Expr value =
        dice.chance(60)
            ? Exits.test(Exits.condition(dice))
            : expressions.of(Prim.BOOLEAN, scope, 1);
    FuzzVariable variable =
        scope.declare(new FuzzVariable(context.freshName("d"), Prim.BOOLEAN, false));
    all.add(new Stmt.Declare(variable, "boolean", value));
    return variable;
  }

  private Expr combined(FuzzVariable first, FuzzVariable second) {
    Expr one = new Expr.Name(dice.chance(50) ? first : second);
    return switch (dice.below(4)) {
      case 0 -> new Expr.Unary("!", one);
      case 1 ->
          first.equals(second)
              ? one
              : new Expr.Binary(
                  dice.of(Operator.BITWISE), new Expr.Name(first), new Expr.Name(second));
      default -> one;
    };
  }
}

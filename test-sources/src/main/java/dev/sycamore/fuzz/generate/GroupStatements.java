package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.LoopForm;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Random statements of a kernel with work-groups: barriers where all work-items come by. */
final class GroupStatements {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final Statements statements;
  private final ProgramShape shape;
  private final List<FuzzVariable> uniform;
  private final GroupValues values;

  /** Whether there is an operation of the work-group: each is several states and loops. */
  private boolean collected;

  /**
   * For one kernel.
   *
   * @param uniform what has the same value in all work-items of a group
   */
  GroupStatements(GeneratorContext context, ProgramShape shape, List<FuzzVariable> uniform) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = new Expressions(context);
    this.statements = Statements.ofGroupKernel(context);
    this.shape = shape;
    this.uniform = uniform;
    this.values = new GroupValues(context, expressions, shape);
  }

  /** Statements that declare into {@code scope}; all work-items run each of them equally often. */
  Block block(Scope scope, int size, int nesting) {
    return block(scope, size, nesting, List.of());
  }

  /**
   * @param labels of the loops around, innermost last
   */
  private Block block(Scope scope, int size, int nesting, List<String> labels) {
    List<Stmt> all = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      boolean collective = context.has(Feature.GROUP_OPERATION) && (!context.small || !collected);
      all.add(
          new Weighted<Stmt>()
              .add(6, () -> plain(scope))
              .add(5, () -> exchange(scope))
              .addIf(collective, 4, () -> collective(scope))
              .addIf(context.has(Feature.HELD_PLACE), 3, () -> held(collective, scope))
              .addIf(shape.subGroup() > 0, 9, () -> subGroup(scope))
              .addIf(shape.subGroup() > 0 && nesting > 0, 3, () -> ofSomeSubGroups(scope))
              .addIf(
                  nesting > 0 && context.has(Feature.LOOP), 2, () -> loop(scope, nesting, labels))
              .addIf(nesting > 0, 2, () -> conditional(scope, nesting, labels))
              .addIf(context.has(Feature.EARLY_RETURN), 1, () -> when(new Stmt.Return(List.of())))
              .addIf(!labels.isEmpty(), 1, () -> when(jump(labels)))
              .roll(dice));
    }
    return new Block(all);
  }

  private Stmt plain(Scope scope) {
    return statements.block(scope, 1, context.small ? 1 : 2, List.of()).statements().get(0);
  }

  private Stmt exchange(Scope scope) {
    Prim type = context.anyType();
    Expr value = expressions.assignable(type, scope, dice.between(0, 3));
    Expr index = expressions.of(context.anyOf(Prim.INTEGRAL), scope, dice.between(0, 2));
    FuzzVariable result = scope.declare(new FuzzVariable(context.freshName("v"), type, true));
    return new Stmt.Exchange(result, value, index, shape.groupMask());
  }

  /**
   * A branch that all work-items of a sub-group take, or none: its operations are defined in it.
   */
  private Stmt ofSomeSubGroups(Scope scope) {
    Expr condition =
        dice.chance(50)
            ? Exits.test("(it.subGroup().groupId() & 1) == " + dice.below(2))
            : new Expr.Call(
                "it.subGroup()." + dice.of(List.of("any", "all")),
                Prim.BOOLEAN,
                "",
                List.of(expressions.of(Prim.BOOLEAN, scope, dice.between(1, 2))),
                "");
    return new Stmt.If(
        condition,
        subGroups(scope.nested(), dice.between(1, 2)),
        subGroups(scope.nested(), dice.below(2)));
  }

  /** Operations of sub-groups, and what is done with their results. */
  private Block subGroups(Scope scope, int size) {
    List<Stmt> all = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      all.add(subGroup(scope));
      all.add(plain(scope));
    }
    return new Block(all);
  }

  private Stmt held(boolean collective, Scope scope) {
    List<Function<Scope, Expr>> ways = new ArrayList<>();
    ways.add(values::exchanged);
    if (collective) {
      ways.add(values::ofGroup);
    }
    if (shape.subGroup() > 0) {
      ways.add(values::ofSubGroup);
    }
    Function<Scope, Expr> way = dice.of(ways);
    return new HeldPlaces(context, statements, way).block(scope);
  }

  /** An operation of a sub-group. */
  private Stmt subGroup(Scope scope) {
    return kept(values.ofSubGroup(scope), scope);
  }

  private Stmt collective(Scope scope) {
    collected = true;
    return kept(values.ofGroup(scope), scope);
  }

  private Stmt kept(Expr value, Scope scope) {
    Prim type = value.type();
    FuzzVariable result = scope.declare(new FuzzVariable(context.freshName("v"), type, true));
    return new Stmt.Declare(result, type.keyword(), value);
  }

  /** A way out that all work-items of a group take, or none. */
  private Stmt when(Stmt leave) {
    return new Stmt.If(together(), new Block(List.of(leave)), new Block(List.of()));
  }

  private Stmt jump(List<String> labels) {
    boolean named = context.has(Feature.LABEL) && dice.chance(40);
    String label = named ? dice.of(labels) : "";
    return new Stmt.Jump(dice.chance(50) ? "break" : "continue", label);
  }

  /** A condition of which all work-items of a group have the same value. */
  private Expr together() {
    Scope known = Scope.empty();
    uniform.forEach(known::declare);
    return expressions.of(Prim.BOOLEAN, known, dice.between(1, 2));
  }

  private Stmt loop(Scope scope, int nesting, List<String> labels) {
    LoopForm form =
        dice.of(
            List.of(
                LoopForm.UP, LoopForm.DOWN, LoopForm.WHILE, LoopForm.DO, LoopForm.DECIDED_BEFORE));
    int trips = dice.between(1, 4);
    Scope nested = scope.nested();
    FuzzVariable counter =
        nested.declare(new FuzzVariable(context.freshName("c"), form.counterType(), false));
    context.repetitions *= trips;
    String label = context.freshName("loop");
    List<String> inside = new ArrayList<>(labels);
    inside.add(label);
    Block body = block(nested, dice.between(1, 3), nesting - 1, inside);
    context.repetitions /= trips;
    return new Stmt.Loop(form, counter, trips, label, Literals.simple(Prim.BOOLEAN, 1), body);
  }

  private Stmt conditional(Scope scope, int nesting, List<String> labels) {
    Expr condition = together();
    Block then = block(scope.nested(), dice.between(1, 3), nesting - 1, labels);
    Block otherwise =
        dice.chance(50)
            ? block(scope.nested(), dice.between(1, 2), nesting - 1, labels)
            : new Block(List.of());
    return new Stmt.If(condition, then, otherwise);
  }
}

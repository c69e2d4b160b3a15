package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.LoopForm;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;

/**
 * Random loops that work-items leave by several exits: together, apart, out of an inner loop. Each
 * exit leaves a mark, and variables keep values of the passes before.
 */
final class Exits {
  private static final List<LoopForm> FORMS =
      List.of(
          LoopForm.UP,
          LoopForm.DOWN,
          LoopForm.WHILE,
          LoopForm.DO,
          LoopForm.FOREVER,
          LoopForm.WHILE_TRUE,
          LoopForm.DECIDED_BEFORE,
          LoopForm.STEP);

  /** {@code C} and {@code D} are counters. */
  private static final List<String> UNIFORM =
      List.of(
          "(C & 3) == (kI & 3)",
          "C > (kB & 3)",
          "(C + D) % 3 == (kS & 1)",
          "inI[C & 63] > kI",
          "inB[C + D & 63] < 0",
          "(kJ >> C & 1) != 0",
          "C * 2 + D == (kC & 7)");

  private static final List<String> DIVERGENT =
      List.of(
          "(i & 3) == (C & 3)",
          "(i + C) % 7 == 3",
          "((i ^ C) & 7) < 3",
          "i % 5 < C",
          "i % 5 * D < C",
          "inI[i + C & 63] > kI",
          "inF[i & 63] * C < 2.0f",
          "(i >> 2 & 3) == (C & 3)",
          "i > 16 + C",
          "i == 5 + D");

  private final GeneratorContext context;
  private final Dice dice;
  private final Statements statements;

  /** Whether a kernel may return in them. */
  private final boolean returns;

  /** Of how many loops, from the outermost one, all work-items take the same exits. */
  private final int together;

  private final FuzzVariable mark;
  private final List<FuzzVariable> kept = new ArrayList<>();
  private int marks;

  /** For one of them. */
  Exits(GeneratorContext context, Statements statements, boolean returns) {
    this.context = context;
    this.dice = context.dice;
    this.statements = statements;
    this.returns = returns;
    this.together = dice.below(3);
    this.mark = local(true);
    for (int k = dice.between(1, 2); k > 0; k--) {
      kept.add(local(true));
    }
  }

  private FuzzVariable local(boolean mutable) {
    return new FuzzVariable(context.freshName("m"), Prim.INT, mutable);
  }

  /** The loop with what is around it. */
  Stmt block(Scope outer, int nesting) {
    Scope scope = outer.nested();
    List<Stmt> all = new ArrayList<>();
    all.add(declare(mark));
    kept.forEach(variable -> all.add(declare(variable)));
    // Others read them, and do not assign to them.
    scope.declare(new FuzzVariable(mark.name(), Prim.INT, false));
    kept.forEach(v -> scope.declare(new FuzzVariable(v.name(), Prim.INT, false)));
    all.add(loop(scope, List.of(), List.of(), Math.min(nesting, 2)));
    all.add(new Stmt.Mix(new Expr.Name(mark)));
    kept.forEach(variable -> all.add(new Stmt.Mix(new Expr.Name(variable))));
    if (dice.chance(40)) {
      all.add(
          new Stmt.If(
              test(mark.name() + " == " + dice.between(0, marks)),
              statements.block(scope.nested(), 1, 0, List.of()),
              new Block(List.of())));
    }
    return new Block(all);
  }

  private static Stmt declare(FuzzVariable variable) {
    return new Stmt.Declare(variable, "int", Literals.simple(Prim.INT, 0));
  }

  private Stmt loop(Scope scope, List<String> counters, List<String> labels, int nesting) {
    int trips = dice.between(2, context.repetitions > 6 ? 3 : 6);
    LoopForm form = dice.of(FORMS);
    Scope nested = scope.nested();
    FuzzVariable counter =
        nested.declare(new FuzzVariable(context.freshName("c"), form.counterType(), false));
    String label = context.freshName("loop");
    context.repetitions *= trips;
    Block body =
        body(nested, and(counters, counter.name()), and(labels, label), counter, nesting - 1);
    context.repetitions /= trips;
    return new Stmt.Loop(form, counter, trips, label, Literals.simple(Prim.BOOLEAN, 1), body);
  }

  private Block body(
      Scope scope, List<String> counters, List<String> labels, FuzzVariable counter, int nesting) {
    List<Stmt> all = new ArrayList<>();
    boolean inner = nesting > 0 && dice.chance(70);
    int pieces = dice.between(1, 3);
    int place = dice.below(pieces + 1);
    for (int k = 0; k <= pieces; k++) {
      if (k == place && inner) {
        all.add(loop(scope, counters, labels, nesting));
      } else if (dice.chance(75)) {
        all.add(exit(counters, labels));
      } else if (dice.chance(60)) {
        all.addAll(carry(counter));
      } else {
        all.addAll(statements.block(scope, 1, 0, List.of()).statements());
      }
    }
    return new Block(all);
  }

  private Stmt exit(List<String> counters, List<String> labels) {
    List<Stmt> then = new ArrayList<>();
    if (dice.chance(90)) {
      then.add(assign(mark, Literals.simple(Prim.INT, ++marks)));
    }
    int left = labels.size() > 1 && dice.chance(45) ? 0 : labels.size() - 1;
    if (returns && together == 0 && dice.chance(8)) {
      then.add(new Stmt.Return(List.of()));
    } else {
      boolean named = left < labels.size() - 1 || dice.chance(10);
      String label = named ? labels.get(left) : "";
      then.add(new Stmt.Jump(dice.chance(80) ? "break" : "continue", label));
    }
    boolean uniform = left < together || dice.chance(45);
    String condition = condition(counters, uniform ? UNIFORM : DIVERGENT);
    return new Stmt.If(test(condition), new Block(then), new Block(List.of()));
  }

  /** A value of this pass for the next, and that of the pass before for the one after. */
  private List<Stmt> carry(FuzzVariable counter) {
    FuzzVariable last = kept.get(kept.size() - 1);
    Expr next = new Expr.Name(counter);
    if (dice.chance(40)) {
      String other = dice.of(List.of("i", "kI", mark.name(), kept.get(0).name()));
      next =
          new Expr.Binary(
              dice.of(Operator.ARITHMETIC),
              next,
              new Expr.Name(new FuzzVariable(other, Prim.INT, false)));
    }
    Stmt assigned = assign(last, next);
    return kept.size() == 1
        ? List.of(assigned)
        : List.of(assign(kept.get(0), new Expr.Name(last)), assigned);
  }

  /** A condition on counters; only the innermost one where there is one only. */
  String condition(List<String> counters, List<String> forms) {
    String inner = counters.get(counters.size() - 1);
    String other = dice.chance(30) ? "2" : counters.get(0);
    String form = dice.of(forms);
    boolean swapped = dice.chance(25);
    return form.replaceAll("\\bC\\b", swapped ? other : inner)
        .replaceAll("\\bD\\b", swapped ? inner : other);
  }

  /** One that is the same in all work-items, or is not, without a loop around. */
  static String condition(Dice dice) {
    String form = dice.of(dice.chance(40) ? UNIFORM : DIVERGENT);
    return form.replaceAll("\\b[CD]\\b", Integer.toString(dice.between(1, 3)));
  }

  static Expr test(String text) {
    return new Expr.Name(new FuzzVariable("(" + text + ")", Prim.BOOLEAN, false));
  }

  private static Stmt assign(FuzzVariable variable, Expr value) {
    return new Stmt.Evaluate(new Expr.Assign(new Expr.Name(variable), null, value));
  }

  private static List<String> and(List<String> all, String another) {
    List<String> more = new ArrayList<>(all);
    more.add(another);
    return more;
  }
}

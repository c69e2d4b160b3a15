package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.LoopForm;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;

/** Random loops. */
final class Loops {
  private final GeneratorContext context;
  private final Dice dice;
  private final Statements statements;

  Loops(GeneratorContext context, Statements statements) {
    this.context = context;
    this.dice = context.dice;
    this.statements = statements;
  }

  /** A loop of any form. */
  Stmt loop(Scope scope, int nesting, List<String> labels) {
    int trips = dice.between(1, 7);
    if (context.repetitions * trips > 100) {
      return statements.conditional(scope, nesting, labels);
    }
    LoopForm form = dice.chance(10) ? LoopForm.DECIDED_BEFORE : dice.of(List.of(LoopForm.values()));
    Scope nested = scope.nested();
    FuzzVariable counter =
        nested.declare(new FuzzVariable(context.freshName("c"), form.counterType(), false));
    String label = context.freshName("loop");
    context.repetitions *= trips;
    Expr more = dice.chance(40) ? statements.condition(nested) : Literals.simple(Prim.BOOLEAN, 1);
    Block body = statements.inner(nested, nesting, and(labels, label));
    context.repetitions /= trips;
    return new Stmt.Loop(form, counter, trips, label, more, body);
  }

  /** A loop over an array, if there is one that no other work-item writes. */
  Stmt forEach(Scope scope, int nesting, List<String> labels) {
    List<RecordArray> records =
        scope.recordArrays().stream()
            .filter(array -> !array.writable())
            .filter(array -> context.repetitions * (array.mask() + 1) <= 100)
            .toList();
    if (!records.isEmpty() && dice.chance(50)) {
      return forEach(dice.of(records), scope, nesting, labels);
    }
    // Not over an array that other work-items write.
    List<ArrayVariable> whole =
        scope.arrays().stream()
            .filter(a -> a.base().isEmpty() && a.name().matches("in.|[apT]\\d.*"))
            .filter(a -> context.repetitions * (a.mask() + 1) <= 100)
            .toList();
    if (whole.isEmpty()) {
      return statements.conditional(scope, nesting, labels);
    }
    ArrayVariable array = dice.of(whole);
    Scope nested = scope.nested();
    FuzzVariable element =
        nested.declare(new FuzzVariable(context.freshName("x"), array.type(), dice.chance(50)));
    String label = context.freshName("loop");
    context.repetitions *= array.mask() + 1;
    Block body = statements.inner(nested, nesting, and(labels, label));
    context.repetitions /= array.mask() + 1;
    return new Stmt.ForEach(array, element, label, body);
  }

  private Stmt forEach(RecordArray array, Scope scope, int nesting, List<String> labels) {
    Scope nested = scope.nested();
    String name = context.freshName("r");
    nested.declare(new RecordVariable(name, array.type(), dice.chance(30)));
    String label = context.freshName("loop");
    int length = array.mask() + 1;
    context.repetitions *= length;
    Block body = statements.inner(nested, nesting, and(labels, label));
    context.repetitions /= length;
    return new Stmt.ForEachRecord(
        array.name(), length, array.type().type() + " " + name, label, body);
  }

  private static List<String> and(List<String> labels, String label) {
    List<String> all = new ArrayList<>(labels);
    all.add(label);
    return all;
  }
}

package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Random statements that make records and keep them. */
final class RecordStatements {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  RecordStatements(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** Two values of each record type that the program has, for what follows to work with. */
  List<Stmt> first(Scope scope) {
    List<Stmt> statements = new ArrayList<>();
    for (RecordClass type : context.records) {
      statements.add(keep(type, scope));
      statements.add(keep(type, scope));
    }
    if (!context.sealed.isEmpty() && dice.chance(60)) {
      statements.add(expressions.sealed().keep(scope));
      statements.add(expressions.sealed().keep(scope));
    }
    return statements;
  }

  /** Makes a record of some class, copies one, or chooses among several. */
  Stmt keep(Scope scope) {
    return keep(dice.of(context.records), scope);
  }

  /** Makes a record, copies one, or chooses among several. */
  private Stmt keep(RecordClass type, Scope scope) {
    Function<String, Stmt> value = kept(type, scope);
    List<RecordVariable> mutable =
        scope.records(type).stream().filter(RecordVariable::mutable).toList();
    if (!mutable.isEmpty() && dice.chance(40)) {
      return value.apply(dice.of(mutable).target());
    }
    String name = context.freshName("r");
    scope.declare(new RecordVariable(name, type, true));
    return value.apply(type.type() + " " + name);
  }

  /** The statement, once it is known what it assigns to. */
  private Function<String, Stmt> kept(RecordClass type, Scope scope) {
    List<RecordVariable> there = scope.records(type);
    if (!there.isEmpty() && dice.chance(20)) {
      return new Stmt.Keep("", dice.of(there).name(), "", null)::into;
    }
    if (context.has(Feature.CONDITIONAL) && dice.chance(20)) {
      boolean choice = context.has(Feature.SWITCH_EXPRESSION) && dice.chance(40);
      Prim selected =
          choice ? context.anyOf(List.of(Prim.BYTE, Prim.CHAR, Prim.INT)) : Prim.BOOLEAN;
      Expr selector = expressions.of(selected, scope, context.anyDepth());
      List<String> values = new ArrayList<>();
      for (int k = choice ? dice.between(3, 4) : 2; k > 0; k--) {
        values.add(expressions.calls().simple(type, scope));
      }
      return target -> new Stmt.KeepOne(target, selector, values);
    }
    return dice.of(expressions.calls().makers(type, scope, context.anyDepth())).get()::into;
  }

  /** A private array of records, every element made. */
  Stmt array(Scope scope) {
    List<RecordVariable> there =
        scope.records().stream().filter(record -> !record.type().generic()).toList();
    if (there.isEmpty()) {
      return keep(scope);
    }
    RecordClass type = dice.of(there).type();
    int length = 1 << dice.between(1, 2);
    String name = context.freshName("q");
    List<String> elements = new ArrayList<>();
    for (int k = 0; k < length; k++) {
      elements.add(dice.of(scope.records(type)).name());
    }
    StringBuilder value = new StringBuilder("{" + String.join(", ", elements) + "}");
    if (dice.chance(40)) {
      value.replace(0, value.length(), "new %s[%d]".formatted(type.name(), length));
      for (int k = 0; k < length; k++) {
        value.append("; %s[%d] = %s".formatted(name, k, elements.get(k)));
      }
    }
    List<FuzzVariable> indices =
        scope.variables().stream()
            .filter(v -> v.type().isIntegral() && v.type() != Prim.LONG)
            .toList();
    String index = Integer.toString(dice.below(length));
    if (!indices.isEmpty() && dice.chance(60)) {
      index = dice.of(indices).name() + " & " + (length - 1);
    }
    scope.declare(new RecordArray(name, type, length - 1, true));
    scope.declare(new RecordVariable(name + "[" + index + "]", type, true));
    return new Stmt.DeclareArray(type.name() + "[] " + name, value.toString(), List.of());
  }
}

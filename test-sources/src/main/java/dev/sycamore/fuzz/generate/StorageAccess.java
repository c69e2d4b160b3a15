package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.StorageForm;
import dev.sycamore.fuzz.program.StorageVariable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Random accesses to accessors and to memory. */
final class StorageAccess {
  private final GeneratorContext context;
  private final Expressions expressions;

  StorageAccess(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.expressions = expressions;
  }

  /** Reads an element of a type, if there is one. */
  Optional<Supplier<Expr>> read(Prim type, Scope scope, int depth) {
    List<StorageVariable> all =
        scope.storage().stream().filter(variable -> variable.type() == type).toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    StorageVariable variable = context.dice.of(all);
    return Optional.of(() -> new Expr.Read(variable, expressions.index(scope, depth)));
  }

  /** Sets an element, if there is one that may be written. */
  Optional<Supplier<Stmt>> store(Scope scope, int depth) {
    List<StorageVariable> all = scope.storage().stream().filter(StorageVariable::writable).toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    StorageVariable variable = context.dice.of(all);
    return Optional.of(
        () ->
            new Stmt.Store(
                variable,
                expressions.index(scope, depth - 1),
                expressions.of(variable.type(), scope, depth)));
  }

  /** Declares a slice of memory, if there is some: what belongs to the work-item, or a part. */
  Optional<Supplier<Stmt>> slice(Scope scope) {
    List<StorageVariable> all =
        scope.storage().stream().filter(v -> v.form() == StorageForm.MEMORY).toList();
    return all.isEmpty() ? Optional.empty() : Optional.of(() -> slice(context.dice.of(all), scope));
  }

  private Stmt slice(StorageVariable of, Scope scope) {
    int size = of.mask() + 1 == 1 || context.dice.chance(60) ? of.mask() + 1 : (of.mask() + 1) / 2;
    int from = context.dice.between(0, of.mask() + 1 - size);
    String name = context.freshName("v");
    String value = "%s.slice(%s%d, %d)".formatted(of.name(), of.leading(), from, size);
    scope.declare(new StorageVariable(name, of.form(), of.type(), "", size - 1));
    String type = context.dice.chance(50) ? "var" : of.memoryClass();
    return new Stmt.DeclareArray(type + " " + name, value, List.of());
  }

  /** An atomic operation on an element that no other work-item touches, if there is one. */
  Optional<Supplier<Expr>> atomic(Prim type, String operation, Scope scope, int depth) {
    List<StorageVariable> all =
        scope.storage().stream()
            .filter(variable -> variable.type() == type && variable.writable())
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    StorageVariable variable = context.dice.of(all);
    String place = variable.name() + ", " + variable.leading() + "1, ";
    return Optional.of(
        () ->
            new Expr.Call(
                "Atomics." + operation,
                type,
                place,
                List.of(expressions.widening(type, scope, depth - 1)),
                ""));
  }
}

package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import java.util.ArrayList;
import java.util.List;

/** Random atomic operations. */
final class AtomicCalls {
  private static final List<String> OPERATIONS =
      List.of("add", "sub", "min", "max", "and", "or", "xor", "exchange");

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  AtomicCalls(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** Adds those on elements that no other work-item touches: their results are defined. */
  void add(Weighted<Expr> ways, Prim type, Scope scope, int depth) {
    if (!context.has(Feature.ATOMIC) || (type != Prim.INT && type != Prim.LONG)) {
      return;
    }
    new StorageAccess(context, expressions)
        .atomic(type, dice.of(OPERATIONS), scope, depth)
        .ifPresent(call -> ways.add(4, call));
    ways.addIf(
        scope.writable(type).stream().anyMatch(array -> array.name().startsWith("out")),
        1,
        () -> atomic(type, scope, depth));
  }

  /** An atomic on an element that no other work-item touches. */
  private Expr atomic(Prim type, Scope scope, int depth) {
    ArrayVariable array = ArrayVariable.output(type);
    String element = array.base() + " + " + dice.below(ProgramShape.SLICE);
    List<Expr> arguments = new ArrayList<>();
    arguments.add(expressions.widening(type, scope, depth - 1));
    String operation = dice.of(OPERATIONS);
    if (dice.chance(15)) {
      operation = "compareExchange";
      arguments.add(expressions.widening(type, scope, depth - 1));
    }
    return new Expr.Call(
        "Atomics." + operation, type, array.name() + ", " + element + ", ", arguments, "");
  }

  /** An atomic, for its effect, on an element that other work-items change too. */
  Expr shared(Scope scope, int depth) {
    Prim type = dice.of(List.of(Prim.INT, Prim.LONG));
    String operation =
        context.sharedOperations.computeIfAbsent(
            type, any -> dice.of(List.of("add", "sub", "min", "max", "and", "or", "xor")));
    String element = dice.of(List.of("0", "1", "i & 3", "i / 5 & 3"));
    return new Expr.Call(
        "Atomics." + operation,
        type,
        "shared" + type.code() + ", " + element + ", ",
        List.of(expressions.widening(type, scope, depth - 1)),
        "");
  }
}

package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Result;
import dev.sycamore.fuzz.program.SealedInterface;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Random helper methods with a type parameter: they take two values, and return one of them. */
final class GenericHelpers {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  GenericHelpers(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /**
   * A helper method.
   *
   * @param name its own
   */
  Callable helper(String name, Scope constants) {
    Scope scope = constants.nested();
    List<FuzzVariable> parameters = new ArrayList<>();
    for (int k = dice.between(1, 2); k > 0; k--) {
      FuzzVariable parameter = new FuzzVariable(context.freshName("p"), context.anyType(), true);
      parameters.add(scope.declare(parameter));
    }
    String bound = bound();
    if (!bound.isEmpty()) {
      String argument = bound.equals(RecordClass.BOUND) ? "3" : "";
      for (String value : List.of("first", "second")) {
        String call = value + ".code(" + argument + ")";
        scope.declare(new FuzzVariable(call, Prim.LONG, false));
      }
    }
    String declared =
        Callable.declared(Optional.empty(), List.of(), List.of(), List.of(), parameters)
            .replaceFirst("\\(", "(T first, T second, ");
    Function<Scope, Result> result = inside -> Result.either(condition(inside), "first", "second");
    Stmt.Block body =
        Statements.ofMethod(context, result).block(scope, dice.between(0, 2), 1, List.of());
    String header = "static <T" + extended(bound) + "> T " + name + declared;
    return Callable.generic(
        new HelperMethod(name, header, body, result.apply(scope)), bound, parameters);
  }

  private Expr condition(Scope scope) {
    return expressions.of(Prim.BOOLEAN, scope, dice.between(1, 2));
  }

  /** The interface that all values have; empty for any. */
  private String bound() {
    List<String> bounds = new ArrayList<>();
    if (context.records.stream().anyMatch(RecordClass::bounded)) {
      bounds.add(RecordClass.BOUND);
    }
    context.sealed.stream().map(SealedInterface::name).forEach(bounds::add);
    boolean bounded = context.has(Feature.GENERIC_BOUND) && !bounds.isEmpty();
    return bounded && dice.chance(75) ? dice.of(bounds) : "";
  }

  private String extended(String bound) {
    if (bound.isEmpty()) {
      return "";
    }
    boolean record = bound.equals(RecordClass.BOUND) && dice.chance(50);
    return " extends " + (record ? "Record & " : "") + bound;
  }
}

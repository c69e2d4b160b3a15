package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Result;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Random calls: of helper methods, of {@code Math} and the JDK, of constructors. */
final class Calls {
  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final ValueTypes values;

  Calls(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
    this.values = new ValueTypes(dice, expressions);
  }

  /** The ways to call something with a result of exactly {@code type}. */
  void add(Weighted<Expr> ways, Prim type, Scope scope, int depth) {
    helper(type, scope, depth).ifPresent(call -> ways.add(6, call));
    recordMethod(type, scope, depth).ifPresent(call -> ways.add(4, call));
    equality(type, scope).ifPresent(call -> ways.add(6, call));
    function(type, scope, depth).ifPresent(call -> ways.add(6, call));
    component(type, scope, depth).ifPresent(call -> ways.add(2, call));
    element(type, scope, depth).ifPresent(read -> ways.add(6, read));
    values.scalar(type, scope).ifPresent(call -> ways.add(8, call));
    new RuntimeCalls(context, expressions).add(ways, type, scope, depth);
    variable(type, scope, depth).ifPresent(call -> ways.add(6, call));
    if (context.has(Feature.ARRAY_METHOD)) {
      new WholeArrays(context, expressions).value(type, scope).ifPresent(call -> ways.add(1, call));
    }
    new StorageAccess(context, expressions)
        .read(type, scope, depth - 1)
        .ifPresent(read -> ways.add(12, read));
    new LibraryCalls(context, expressions).add(ways, type, scope, depth);
    new AtomicCalls(context, expressions).add(ways, type, scope, depth);
  }

  /** A call of a helper with such a result, if there is one and time for it. */
  Optional<Supplier<Expr>> helper(Prim type, Scope scope, int depth) {
    List<Callable> fitting =
        callable(scope, depth).stream().filter(c -> c.type().equals(Optional.of(type))).toList();
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    Callable helper = dice.of(fitting);
    return Optional.of(
        () -> {
          GivenArguments given = given(helper, scope, depth);
          return new Expr.Call(
              helper.method().name(), type, given.leading(), given.arguments(), "");
        });
  }

  /** A call of a helper that takes a variable number of arguments, or an array of them. */
  private Optional<Supplier<Expr>> variable(Prim type, Scope scope, int depth) {
    List<VariableCallable> fitting =
        context.variable.stream()
            .filter(helper -> helper.type() == type && affordable(helper.method()))
            .toList();
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    VariableCallable helper = dice.of(fitting);
    List<ArrayVariable> arrays =
        scope.arrays(helper.element()).stream()
            .filter(array -> array.name().matches("[aT]\\d.*"))
            .filter(array -> array.mask() < VariableCallable.MOST)
            .toList();
    String name = helper.method().name();
    if (!arrays.isEmpty() && dice.chance(40)) {
      return Optional.of(
          () -> new Expr.Call(name, type, dice.of(arrays).name() + ", ", List.of(), ""));
    }
    return Optional.of(
        () -> {
          List<Expr> arguments = new ArrayList<>();
          for (int k = dice.below(VariableCallable.MOST + 1); k > 0; k--) {
            arguments.add(expressions.widening(helper.element(), scope, depth - 1));
          }
          return new Expr.Call(name, type, "", arguments, "");
        });
  }

  private List<Callable> callable(Scope scope, int depth) {
    boolean lambdas = depth > 1 && context.has(Feature.DIRECT_LAMBDA);
    return context.helpers.stream()
        .filter(helper -> affordable(helper.method()))
        .filter(helper -> helper.array().isEmpty() || !slices(helper, scope).isEmpty())
        .filter(
            helper -> helper.records().stream().allMatch(p -> !scope.records(p.type()).isEmpty()))
        .filter(
            helper ->
                helper.functions().stream()
                    .allMatch(p -> lambdas || !named(p.type(), scope).isEmpty()))
        .toList();
  }

  private boolean affordable(HelperMethod helper) {
    return context.repetitions * context.work.of(helper) <= GeneratorContext.WORK_LIMIT / 8;
  }

  private List<Expr> arguments(List<FuzzVariable> parameters, Scope scope, int depth) {
    List<Expr> arguments = new ArrayList<>();
    for (FuzzVariable parameter : parameters) {
      arguments.add(expressions.widening(parameter.type(), scope, depth - 1));
    }
    return arguments;
  }

  private String leading(Callable helper, Scope scope) {
    StringBuilder leading = new StringBuilder();
    helper.array().ifPresent(array -> leading.append(dice.of(slices(helper, scope))));
    for (RecordVariable parameter : helper.records()) {
      leading.append(dice.of(scope.records(parameter.type())).name()).append(", ");
    }
    for (EnumVariable parameter : helper.enums()) {
      leading.append(expressions.enums().value(parameter.type(), scope)).append(", ");
    }
    return leading.toString();
  }

  private GivenArguments given(Callable helper, Scope scope, int depth) {
    StringBuilder leading = new StringBuilder(leading(helper, scope));
    List<Expr> arguments = new ArrayList<>();
    for (FunctionVariable parameter : helper.functions()) {
      List<String> names = new ArrayList<>();
      named(parameter.type(), scope).forEach(function -> names.add(function.name()));
      if (depth > 1 && context.has(Feature.DIRECT_LAMBDA) && (names.isEmpty() || dice.chance(60))) {
        names.addAll(0, parameter.type().references());
        if (names.isEmpty() || dice.chance(80)) {
          arguments.add(functionOf(parameter.type(), names, scope, depth - 1));
          continue;
        }
      }
      leading.append(dice.of(names)).append(", ");
    }
    arguments.addAll(arguments(helper.parameters(), scope, depth));
    return new GivenArguments(leading.toString(), arguments);
  }

  /**
   * A lambda, or a choice of lambdas and functions that have names.
   *
   * @param names of functions of the type, and references to methods
   */
  Expr functionOf(FunctionType type, List<String> names, Scope scope, int depth) {
    Expr first = lambda(type, scope, depth);
    if (!context.has(Feature.CHOSEN_FUNCTION) || dice.chance(70)) {
      return first;
    }
    Expr other =
        names.isEmpty() || dice.chance(40)
            ? lambda(type, scope, depth)
            : new Expr.Name(new FuzzVariable(dice.of(names), type.result(), false));
    Expr condition = expressions.of(Prim.BOOLEAN, scope, 1);
    return dice.chance(50)
        ? new Expr.Conditional(condition, first, other)
        : new Expr.Conditional(condition, other, first);
  }

  Expr lambda(FunctionType type, Scope scope, int depth) {
    Scope inside = scope.constants();
    List<String> names = new ArrayList<>();
    for (Prim parameter : type.parameters()) {
      names.add(inside.declare(new FuzzVariable(context.freshName("p"), parameter, true)).name());
    }
    Stmt.Block body = new Stmt.Block(List.of());
    if (context.has(Feature.LAMBDA_BLOCK) && dice.chance(50)) {
      Function<Scope, Result> result =
          at -> Result.of(expressions.assignable(type.result(), at, 1));
      body = Statements.ofMethod(context, result).block(inside, dice.between(1, 2), 1, List.of());
    }
    Expr value = expressions.assignable(type.result(), inside, depth);
    return new Expr.Lambda(type.result(), "(" + String.join(", ", names) + ")", body, value);
  }

  private static List<FunctionVariable> named(FunctionType type, Scope scope) {
    return scope.functions().stream().filter(function -> function.type().equals(type)).toList();
  }

  /** The texts of base and array that the helper can be given. */
  private static List<String> slices(Callable helper, Scope scope) {
    ArrayVariable parameter = helper.array().orElseThrow();
    List<String> slices = new ArrayList<>();
    for (ArrayVariable array : scope.arrays(parameter.type())) {
      boolean longEnough = array.mask() + 1 >= ProgramShape.SLICE;
      if (longEnough && (array.writable() || !parameter.writable())) {
        int start = array.mask() + 1 - ProgramShape.SLICE;
        String base = array.base().isEmpty() ? Integer.toString(start) : array.base();
        slices.add(base + ", " + array.name() + ", ");
      }
    }
    return slices;
  }

  private Optional<Supplier<Expr>> recordMethod(Prim type, Scope scope, int depth) {
    List<Supplier<Expr>> calls = new ArrayList<>();
    for (RecordVariable record : scope.records()) {
      for (RecordMethods.Method method : RecordMethods.of(record.type(), type)) {
        calls.add(
            () ->
                new Expr.Call(
                    record.name() + "." + method.name(),
                    type,
                    "",
                    List.of(expressions.widening(method.parameter(), scope, depth - 1)),
                    ""));
      }
    }
    return calls.isEmpty() ? Optional.empty() : Optional.of(dice.of(calls));
  }

  /** What the methods of records that nobody wrote return. */
  private Optional<Supplier<Expr>> equality(Prim type, Scope scope) {
    List<RecordVariable> comparable =
        scope.records().stream().filter(record -> isComparable(record.type())).toList();
    if (!context.has(Feature.RECORD_EQUALITY)
        || comparable.isEmpty()
        || (type != Prim.BOOLEAN && type != Prim.INT)) {
      return Optional.empty();
    }
    RecordVariable record = dice.of(comparable);
    String other = dice.of(scope.records(record.type())).name();
    String text = record.name() + (type == Prim.INT ? ".hashCode()" : ".equals(" + other + ")");
    return Optional.of(() -> new Expr.Name(new FuzzVariable(text, type, false)));
  }

  /** The bits of a NaN of a {@code Half} are the device's. */
  private static boolean isComparable(RecordClass record) {
    return !record.equals(ValueTypes.HALF) && record.inner().stream().allMatch(Calls::isComparable);
  }

  /** A call of a lambda. */
  private Optional<Supplier<Expr>> function(Prim type, Scope scope, int depth) {
    List<FunctionVariable> fitting = new ArrayList<>(scope.functions());
    fitting.addAll(expressions.enums().functions(scope));
    fitting.removeIf(f -> f.type().result() != type);
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    FunctionVariable function = dice.of(fitting);
    return Optional.of(
        () -> {
          List<Expr> arguments = new ArrayList<>();
          function
              .type()
              .parameters()
              .forEach(p -> arguments.add(expressions.widening(p, scope, depth - 1)));
          String method = function.name() + "." + function.type().method();
          return new Expr.Call(method, type, "", arguments, "");
        });
  }

  /** A component of a record that is made on the spot. */
  private Optional<Supplier<Expr>> component(Prim type, Scope scope, int depth) {
    List<Supplier<Expr>> components = new ArrayList<>();
    for (RecordClass made : context.records) {
      for (FuzzVariable component : made.leaves()) {
        if (component.type() == type && depth > 1) {
          makers(made, scope, depth - 1)
              .forEach(
                  maker ->
                      components.add(
                          () -> {
                            Stmt.Keep kept = maker.get();
                            return new Expr.Call(
                                kept.method(),
                                type,
                                kept.leading(),
                                kept.arguments(),
                                "." + component.name() + "()");
                          }));
        }
      }
    }
    return components.isEmpty() ? Optional.empty() : Optional.of(dice.of(components));
  }

  /** Ways to make a record: its constructor, and the helpers that return one. */
  List<Supplier<Stmt.Keep>> makers(RecordClass made, Scope scope, int depth) {
    List<Supplier<Stmt.Keep>> makers = new ArrayList<>();
    makers.add(
        () ->
            new Stmt.Keep(
                "",
                made.construction(),
                innerRecords(made, scope),
                arguments(made.components(), scope, depth)));
    List<RecordVariable> there = scope.records(made);
    for (Callable helper : callable(scope, depth)) {
      if (helper.made().equals(Optional.of(made))) {
        makers.add(
            () -> {
              GivenArguments given = given(helper, scope, depth);
              return new Stmt.Keep("", helper.method().name(), given.leading(), given.arguments());
            });
      }
    }
    if (!there.isEmpty()) {
      String bound = made.bounded() ? RecordClass.BOUND : "";
      List<Supplier<Stmt.Keep>> calls = generic(bound, () -> dice.of(there).name(), scope, depth);
      makers.addAll(calls);
      makers.addAll(calls);
    }
    makers.addAll(values.operations(made, scope, depth));
    return makers;
  }

  /**
   * Calls of generic helpers.
   *
   * @param bound the interface that the values implement; empty for none
   * @param value makes texts of values of one type
   */
  List<Supplier<Stmt.Keep>> generic(String bound, Supplier<String> value, Scope scope, int depth) {
    List<Supplier<Stmt.Keep>> makers = new ArrayList<>();
    for (Callable helper : callable(scope, depth)) {
      if (helper.isGeneric() && (helper.bound().isEmpty() || helper.bound().equals(bound))) {
        makers.add(
            () -> {
              GivenArguments given = given(helper, scope, depth);
              String leading = value.get() + ", " + value.get() + ", " + given.leading();
              return new Stmt.Keep("", helper.method().name(), leading, given.arguments());
            });
      }
    }
    return makers;
  }

  /** A component of an element of an array of records. */
  private Optional<Supplier<Expr>> element(Prim type, Scope scope, int depth) {
    List<Supplier<Expr>> components = new ArrayList<>();
    for (RecordArray array : scope.recordArrays()) {
      for (FuzzVariable component : array.type().leaves()) {
        if (component.type() == type) {
          components.add(
              () -> {
                Expr index = expressions.index(scope, depth - 1);
                return new Expr.Component(array.name(), array.mask(), index, component);
              });
        }
      }
    }
    return components.isEmpty() ? Optional.empty() : Optional.of(dice.of(components));
  }

  /** The texts of a constructor's first arguments: records that are there, or made on the spot. */
  String innerRecords(RecordClass made, Scope scope) {
    StringBuilder leading = new StringBuilder();
    for (RecordClass inner : made.inner()) {
      leading.append(simple(inner, scope)).append(", ");
    }
    return leading.toString();
  }

  /** A record by its name, or made of constants and of what has a name. */
  String simple(RecordClass type, Scope scope) {
    List<RecordVariable> there = scope.records(type);
    if (!there.isEmpty() && dice.chance(60)) {
      return dice.of(there).name();
    }
    List<Expr> parts = new ArrayList<>();
    for (FuzzVariable component : type.components()) {
      Scope from = dice.chance(50) ? Scope.empty() : scope;
      parts.add(expressions.of(component.type(), from, 0));
    }
    Stmt.Keep value = new Stmt.Keep("", type.construction(), innerRecords(type, scope), parts);
    return value.value();
  }
}

package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Random uses of whole arrays: variables that are assigned again, and methods of {@code Arrays}.
 */
final class WholeArrays {
  private static final String ARRAYS = "java.util.Arrays.";

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  WholeArrays(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** A variable with one of several arrays, if a type has so many. */
  Optional<Supplier<Stmt>> variable(Scope scope) {
    return variable(context.anyType(), scope);
  }

  /** A variable with one of several arrays of a type, if it has so many. */
  Optional<Supplier<Stmt>> variable(Prim type, Scope scope) {
    List<ArrayVariable> writable = whole(type, scope, true);
    List<ArrayVariable> values =
        new ArrayList<>(
            writable.size() > 1 && dice.chance(60) ? writable : whole(type, scope, false));
    return values.size() < 2 ? Optional.empty() : Optional.of(() -> variable(values, scope));
  }

  private Stmt variable(List<ArrayVariable> values, Scope scope) {
    Prim type = values.get(0).type();
    int mask = values.stream().mapToInt(ArrayVariable::mask).min().orElseThrow();
    boolean writable = values.stream().allMatch(ArrayVariable::writable);
    String name = context.freshName("y");
    Stmt declared = assignment(type.keyword() + "[] " + name, values, scope);
    scope.declare(new ChangingArray(new ArrayVariable(name, type, "", mask, writable), values));
    return declared;
  }

  /** Another array for a variable. */
  Stmt assign(Scope scope) {
    ChangingArray array = dice.of(scope.changing());
    List<ArrayVariable> values = new ArrayList<>(array.values());
    values.add(array.variable());
    return assignment(array.variable().name(), values, scope);
  }

  private Stmt assignment(String target, List<ArrayVariable> values, Scope scope) {
    if (!context.has(Feature.CONDITIONAL) || dice.chance(30)) {
      return new Stmt.Keep(target, dice.of(values).name(), "", null);
    }
    boolean choice = context.has(Feature.SWITCH_EXPRESSION) && dice.chance(20);
    Expr selector = expressions.of(choice ? Prim.INT : Prim.BOOLEAN, scope, dice.between(1, 2));
    List<String> chosen = new ArrayList<>();
    for (int k = choice ? 3 : 2; k > 0; k--) {
      chosen.add(dice.of(values).name());
    }
    return new Stmt.KeepOne(target, selector, chosen);
  }

  /** Changes an array, copies one, or searches one. */
  Stmt method(Scope scope, boolean hashed) {
    List<ArrayVariable> own =
        scope.arrays().stream().filter(array -> array.name().matches("a\\d+")).toList();
    Prim type = own.isEmpty() || dice.chance(40) ? context.anyType() : dice.of(own).type();
    List<ArrayVariable> targets = scope.writable(type);
    List<ArrayVariable> known =
        whole(type, scope, true).stream()
            .filter(array -> array.name().startsWith("a") && !scope.isCaptured(array))
            .toList();
    boolean sortable = type != Prim.BOOLEAN && !targets.isEmpty();
    return new Weighted<Stmt>()
        .addIf(!targets.isEmpty(), 10, () -> new Stmt.Evaluate(fill(dice.of(targets), scope)))
        .addIf(sortable, 8, () -> sort(dice.of(targets)))
        .addIf(!targets.isEmpty(), 10, () -> arraycopy(dice.of(targets), scope))
        .addIf(!known.isEmpty(), 25, () -> copy(dice.of(known).name() + ".clone()", known, scope))
        .addIf(
            !whole(type, scope, false).isEmpty(), 8, () -> copyOf(whole(type, scope, false), scope))
        .addIf(hashed && sortable, 4, () -> search(dice.of(targets), scope))
        .add(1, () -> new Stmt.Block(List.of()))
        .roll(dice);
  }

  /** A result of a method that reads whole arrays, if there is one of this type. */
  Optional<Supplier<Expr>> value(Prim type, Scope scope) {
    List<ArrayVariable> arrays = whole(context.anyType(), scope, false);
    if (arrays.isEmpty() || (type != Prim.INT && type != Prim.BOOLEAN)) {
      return Optional.empty();
    }
    String one = dice.of(arrays).name();
    String two = one + ", " + dice.of(arrays).name();
    if (type == Prim.BOOLEAN) {
      return Optional.of(() -> call("equals", type, two, List.of()));
    }
    return Optional.of(
        () ->
            dice.chance(60)
                ? call("hashCode", type, one, List.of())
                : call("mismatch", type, two, List.of()));
  }

  /** Arrays of which every element may be read: no work-item writes those of another. */
  static List<ArrayVariable> whole(Prim type, Scope scope, boolean writable) {
    List<ArrayVariable> whole = new ArrayList<>();
    for (ArrayVariable array : writable ? scope.writable(type) : scope.arrays(type)) {
      if (array.base().isEmpty()) {
        whole.add(array);
      } else if (array.name().startsWith("near")) {
        whole.add(new ArrayVariable(array.name(), type, "", ProgramShape.NEAR_LENGTH - 1, false));
      }
    }
    return whole;
  }

  private Expr fill(ArrayVariable array, Scope scope) {
    List<Expr> value = List.of(expressions.widening(array.type(), scope, dice.between(1, 2)));
    boolean all = array.base().isEmpty() && dice.chance(40);
    return call("fill", Prim.INT, array.name() + (all ? "" : ", " + part(array)), value);
  }

  private Stmt sort(ArrayVariable array) {
    boolean all = array.base().isEmpty() && dice.chance(50);
    return new Stmt.Evaluate(
        call("sort", Prim.INT, array.name() + (all ? "" : ", " + part(array)), List.of()));
  }

  /** Sorts all that belongs to the work-item, and looks for a value there. */
  private Stmt search(ArrayVariable array, Scope scope) {
    String all = array.name() + ", " + at(array, 0) + ", " + at(array, array.mask() + 1);
    List<Expr> wanted = List.of(expressions.of(array.type(), scope, 1));
    return new Stmt.Block(
        List.of(
            new Stmt.Evaluate(call("sort", Prim.INT, all, List.of())),
            new Stmt.Mix(call("binarySearch", Prim.INT, all, wanted))));
  }

  private Stmt arraycopy(ArrayVariable to, Scope scope) {
    ArrayVariable from = dice.chance(25) ? to : dice.of(scope.arrays(to.type()));
    int count = dice.between(0, Math.min(from.mask(), to.mask()) + 1);
    String source = at(from, dice.between(0, from.mask() + 1 - count));
    String target = at(to, dice.between(0, to.mask() + 1 - count));
    String all = String.join(", ", from.name(), source, to.name(), target, "" + count, "");
    return new Stmt.Evaluate(new Expr.Call("System.arraycopy", Prim.INT, all, List.of(), ""));
  }

  private Stmt copyOf(List<ArrayVariable> arrays, Scope scope) {
    ArrayVariable from = dice.of(arrays);
    int length = 1 << dice.between(1, 4);
    int start = dice.between(0, from.mask());
    String value =
        dice.chance(50)
            ? "copyOf(%s, %d)".formatted(from.name(), length)
            : "copyOfRange(%s, %d, %d)".formatted(from.name(), start, start + length);
    return copy(ARRAYS + value, length, from.type(), scope);
  }

  private Stmt copy(String value, List<ArrayVariable> known, Scope scope) {
    ArrayVariable from =
        known.stream().filter(a -> value.startsWith(a.name() + ".")).findFirst().orElseThrow();
    return copy(value, from.mask() + 1, from.type(), scope);
  }

  private Stmt copy(String value, int length, Prim type, Scope scope) {
    ArrayVariable copy = scope.declare(ArrayVariable.local(context.freshName("a"), type, length));
    return new Stmt.DeclareArray(type.keyword() + "[] " + copy.name(), value, List.of());
  }

  /** The text of the two ends of a part. */
  private String part(ArrayVariable array) {
    int from = dice.between(0, array.mask() + 1);
    return at(array, from) + ", " + at(array, dice.between(from, array.mask() + 1));
  }

  private static String at(ArrayVariable array, int index) {
    return array.base().isEmpty() ? "" + index : "(" + array.base() + ") + " + index;
  }

  private static Expr call(String method, Prim type, String leading, List<Expr> arguments) {
    return new Expr.Call(ARRAYS + method, type, leading + ", ", arguments, "");
  }
}

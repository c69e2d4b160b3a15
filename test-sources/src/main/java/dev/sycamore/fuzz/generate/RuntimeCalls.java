package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Random calls of {@code DeviceRandom} and {@code DeviceBits}, and characters of constant strings.
 */
final class RuntimeCalls {
  private static final String BITS = "DeviceBits.";

  /** No letters and digits that could be the name of something. */
  private static final List<String> CHARACTERS =
      List.of("\\\\", "\\\"", "\\n", "+", " ", "\\u00e9", "\\u4e2d", "\\0", "{", "//", "Q", "%s");

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  RuntimeCalls(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** Adds the ways to a value of a type. */
  void add(Weighted<Expr> ways, Prim type, Scope scope, int depth) {
    if (context.has(Feature.DEVICE_RANDOM)) {
      random(type, scope, depth).ifPresent(call -> ways.add(1, call));
    }
    if (context.has(Feature.DEVICE_BITS)) {
      bits(type, scope, depth).ifPresent(call -> ways.add(1, call));
    }
    ways.addIf(
        context.has(Feature.CONSTANT_TEXT) && type == Prim.CHAR, 4, () -> character(scope, depth));
  }

  private Optional<Supplier<Expr>> random(Prim type, Scope scope, int depth) {
    List<String> results = new ArrayList<>();
    switch (type) {
      case BOOLEAN -> results.add("nextBoolean()");
      case INT -> {
        results.add("nextInt()");
        results.add(
            "nextInt(" + dice.of(List.of("1", "6", "64", "1000003", "0x7fffffff")) + ").value()");
      }
      case LONG -> results.add("nextLong()");
      case FLOAT -> results.add("nextFloat()");
      case DOUBLE -> results.add("nextDouble()");
      default -> {
        return Optional.empty();
      }
    }
    if (type == Prim.INT && dice.chance(30)) {
      String number = dice.of(List.of(".ints().x()", ".next().ints().w()", ".skip(5).ints().z()"));
      return Optional.of(() -> call("DeviceRandom.Philox.of", type, "", scope, depth, 2, number));
    }
    String steps = dice.of(List.of("", "", ".next()", ".split()", ".skip(3)", ".next().split()"));
    String all = steps + "." + dice.of(results);
    return Optional.of(() -> call("DeviceRandom.SplitMix64.of", type, "", scope, depth, 1, all));
  }

  /** A call with arguments of type {@code long}. */
  private Expr call(
      String method, Prim type, String leading, Scope scope, int depth, int count, String after) {
    List<Expr> arguments = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      arguments.add(expressions.widening(Prim.LONG, scope, depth - 1));
    }
    return new Expr.Call(method, type, leading, arguments, after);
  }

  private Optional<Supplier<Expr>> bits(Prim type, Scope scope, int depth) {
    List<ArrayVariable> sets =
        scope.arrays(Prim.LONG).stream().filter(array -> array.base().isEmpty()).toList();
    if (sets.isEmpty() || (type != Prim.BOOLEAN && type != Prim.INT)) {
      return Optional.empty();
    }
    ArrayVariable set = dice.of(sets);
    if (dice.chance(20)) {
      String all = set.name() + ", " + dice.of(sets).name() + ", ";
      return Optional.of(
          () ->
              type == Prim.INT
                  ? new Expr.Call(BITS + "cardinality", type, set.name() + ", ", List.of(), "")
                  : new Expr.Call(BITS + "intersects", type, all, List.of(), ""));
    }
    String method = type == Prim.BOOLEAN ? "get" : dice.of(List.of("nextSetBit", "nextClearBit"));
    return Optional.of(
        () -> ofBit(method, type, set, "", Long.SIZE * (set.mask() + 1), scope, depth));
  }

  /** Changes a bit that no other work-item touches, if an array has some. */
  Optional<Supplier<Expr>> change(Scope scope, int depth) {
    List<ArrayVariable> own =
        scope.writable(Prim.LONG).stream().filter(array -> array.name().startsWith("out")).toList();
    if (own.isEmpty()) {
      return Optional.empty();
    }
    int count = Long.SIZE * ProgramShape.SLICE;
    String method = dice.of(List.of("set", "clear", "flip", "testAndSet", "testAndClear"));
    return Optional.of(
        () -> ofBit(method, Prim.BOOLEAN, own.get(0), "i * " + count + " + ", count, scope, depth));
  }

  /**
   * A call for one bit.
   *
   * @param first text before the index, which is limited to {@code count}
   */
  private Expr ofBit(
      String method,
      Prim type,
      ArrayVariable set,
      String first,
      int count,
      Scope scope,
      int depth) {
    Expr index = new Expr.Limited(expressions.of(Prim.INT, scope, depth - 1), "& " + (count - 1));
    // The base is a text: what is added to it stands in parentheses.
    return first.isEmpty()
        ? new Expr.Call(BITS + method, type, set.name() + ", ", List.of(index), "")
        : new Expr.Call(BITS + method, type, set.name() + ", " + first + "(", List.of(index), ")");
  }

  /** A character of a constant string. */
  private Expr character(Scope scope, int depth) {
    int length = 1 << dice.between(0, 3);
    StringBuilder text = new StringBuilder("\"");
    for (int k = 0; k < length; k++) {
      text.append(dice.of(CHARACTERS));
    }
    Expr index = new Expr.Limited(expressions.of(Prim.INT, scope, depth - 1), "& " + (length - 1));
    return new Expr.Call(text + "\".charAt", Prim.CHAR, "", List.of(index), "");
  }
}

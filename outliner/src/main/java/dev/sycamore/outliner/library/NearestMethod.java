package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Optional;

/** What to write instead of a method of the JDK that the device library does not have. */
public final class NearestMethod {
  /** What to write instead of the JDK's generators of random numbers. */
  public static final String RANDOM =
      "use a generator of `DeviceRandom`, which is a value, as in"
          + " `SplitMix64.of(seed).skip(i).nextDouble()`; or fill an array on the host";

  private NearestMethod() {}

  /** The help line for a call of {@code method}, where there is one of its own. */
  public static Optional<String> helpFor(MethodSymbol method) {
    String name = method.name();
    return switch (method.owner().canonicalName()) {
      case "java.lang.Math", "java.lang.StrictMath" -> Optional.ofNullable(math(name));
      case "java.lang.Character" ->
          Optional.of("use a method of a `char` or code point that needs no text, or compare");
      case "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Boolean" ->
          Optional.ofNullable(number(name));
      case "java.util.Arrays" -> Optional.of("write a loop over the elements");
      case "java.util.Objects" -> Optional.ofNullable(objects(name));
      case "java.lang.System" ->
          name.equals("arraycopy")
              ? Optional.of("write a loop over the elements")
              : Optional.empty();
      default -> helpFor(method.owner());
    };
  }

  /** The help line for a class of which device code has no objects, where there is one. */
  public static Optional<String> helpFor(ClassSymbol type) {
    return switch (type.canonicalName()) {
      case "java.util.Random",
          "java.util.SplittableRandom",
          "java.util.concurrent.ThreadLocalRandom" ->
          Optional.of(RANDOM);
      case "java.util.Optional",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.OptionalDouble" ->
          Optional.of("write a record that has a value or none, with the methods that you need");
      case "java.lang.invoke.VarHandle" ->
          Optional.of("use a barrier of the group, or the operations of `Atomics`");
      default -> ofPackage(type.packageName());
    };
  }

  private static Optional<String> ofPackage(String name) {
    return switch (name) {
      case "java.util.stream" -> Optional.of("write a loop");
      case "java.util.function" ->
          Optional.of(
              "write it as a lambda: `x -> g.applyAsInt(f.applyAsInt(x))`, `x -> !p.test(x)`");
      default -> Optional.empty();
    };
  }

  private static String objects(String name) {
    return switch (name) {
      case "equals" -> "call `equals` of the record: no value is null in device code";
      case "hash", "hashCode" -> "call `hashCode` of a record of the values";
      case "requireNonNull" -> "leave it out: no value is null in device code";
      case "checkIndex", "checkFromToIndex", "checkFromIndexSize" ->
          "leave it out: accesses are checked, and throw what they throw on the JVM, unless"
              + " `-Asycamore.checks=off` is given";
      default -> null;
    };
  }

  private static String number(String name) {
    if (name.startsWith("parse") || name.equals("decode") || name.startsWith("get")) {
      return "parse on the host, or read digits from a `char[]`, as in"
          + " `value = value * 10 + Character.digit(c, 10)`";
    }
    return name.equals("float16ToFloat") || name.equals("floatToFloat16")
        ? "use Half, as in `Half.ofBits(bits).toFloat()` and `Half.of(x).bits()`"
        : null;
  }

  private static String math(String name) {
    return name.equals("random") ? RANDOM : null;
  }
}

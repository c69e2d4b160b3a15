package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.Optional;

/** What to write instead of a method of the JDK that the device library does not have. */
public final class NearestMethod {
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
      case "java.lang.System" ->
          name.equals("arraycopy")
              ? Optional.of("write a loop over the elements")
              : Optional.empty();
      default -> Optional.empty();
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
    if (name.equals("random")) {
      return "fill an array with random numbers on the host, or compute them from the index and a"
          + " seed";
    }
    return null;
  }
}

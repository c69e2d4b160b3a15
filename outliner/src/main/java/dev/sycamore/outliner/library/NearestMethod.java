package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.Map;
import java.util.Optional;

/** What to write instead of a method of the JDK that the device library does not have. */
public final class NearestMethod {
  private static final String EXACT = "Exact";

  private static final Map<String, String> OPERATORS =
      Map.of(
          "addExact", "`a + b`",
          "subtractExact", "`a - b`",
          "multiplyExact", "`a * b`",
          "divideExact", "`a / b`",
          "negateExact", "`-a`",
          "incrementExact", "`a + 1`",
          "decrementExact", "`a - 1`",
          "toIntExact", "`(int) a`",
          "absExact", "`Math.abs(a)`",
          "floorDivExact", "`Math.floorDiv(a, b)`");

  private NearestMethod() {}

  /** The help line for a call of {@code method}, where there is one of its own. */
  public static Optional<String> helpFor(MethodSymbol method) {
    String name = method.name();
    return switch (method.owner().canonicalName()) {
      case "java.lang.Math", "java.lang.StrictMath" -> Optional.ofNullable(math(name));
      case "java.lang.Character" ->
          Optional.of("compare with characters, as in `c >= '0' && c <= '9'`");
      case "java.util.Arrays" -> Optional.of("write a loop over the elements");
      case "java.lang.System" ->
          name.equals("arraycopy")
              ? Optional.of("write a loop over the elements")
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static String math(String name) {
    if (name.equals("random")) {
      return "fill an array with random numbers on the host, or compute them from the index and a"
          + " seed";
    } else if (name.equals("clamp")) {
      return "use DeviceMath.clamp, which throws nothing";
    } else if (OPERATORS.containsKey(name)) {
      return "use "
          + OPERATORS.get(name)
          + ", which wraps where this throws; test the range first if it matters";
    }
    return name.endsWith(EXACT) ? "use the method without `Exact`, which throws nothing" : null;
  }
}

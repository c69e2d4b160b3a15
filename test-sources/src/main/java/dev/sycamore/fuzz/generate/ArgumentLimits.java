package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Prim;
import java.util.List;
import java.util.stream.Collectors;

/** Ranges of arguments for which the methods of the JDK that throw for others do not. */
final class ArgumentLimits {
  private static final String MATH = "Math.";
  private static final String STRICT_MATH = "StrictMath.";

  private ArgumentLimits() {}

  /**
   * For each parameter an operator and its right operand, or nothing.
   *
   * @param call the class and method, such as {@code Math.addExact}
   */
  static List<String> of(String call, List<Prim> parameters) {
    if (!call.startsWith(MATH) && !call.startsWith(STRICT_MATH)) {
      return List.of();
    }
    String halved = ">> 1";
    String exponent = "& 15";
    return switch (call.substring(call.indexOf('.') + 1)) {
      case "addExact", "subtractExact" -> List.of(halved, halved);
      case "incrementExact",
          "decrementExact",
          "negateExact",
          "absExact",
          "divideExact",
          "floorDivExact",
          "ceilDivExact" ->
          List.of(halved);
      case "toIntExact" -> List.of(">> 32");
      case "multiplyExact" -> lowHalves(">>", parameters);
      case "unsignedMultiplyExact" -> lowHalves(">>>", parameters);
      case "powExact" -> List.of(">> " + (bits(parameters.get(0)) - 2), exponent);
      case "unsignedPowExact" -> List.of(">>> " + (bits(parameters.get(0)) - 1), exponent);
      case "clamp" -> List.of("", ">> " + (bits(parameters.get(1)) - 1), ">>> 1");
      default -> List.of();
    };
  }

  /** Half as many bits of each factor as the product has. */
  private static List<String> lowHalves(String shift, List<Prim> parameters) {
    Prim widest = parameters.get(0);
    return parameters.stream()
        .map(p -> p == widest ? shift + " " + bits(widest) / 2 : "")
        .collect(Collectors.toList());
  }

  private static int bits(Prim type) {
    return type == Prim.LONG ? Long.SIZE : Integer.SIZE;
  }
}

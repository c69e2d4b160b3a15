package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a method returns: one value, or the components of a new record.
 *
 * @param constructor {@code new R0}, or empty for a plain value
 * @param leading text of arguments that no reduction touches, with a comma after each
 * @param after what a plain value is the condition of, such as {@code ? a : b}; empty for nothing
 */
public record Result(String constructor, String leading, List<Expr> values, String after) {
  /** A plain value. */
  public static Result of(Expr value) {
    return new Result("", "", List.of(value), "");
  }

  /** The components of a new record. */
  public static Result made(String constructor, String leading, List<Expr> values) {
    return new Result(constructor, leading, values, "");
  }

  /** One of two variables. */
  public static Result either(Expr condition, String yes, String no) {
    return new Result("", "", List.of(condition), " ? " + yes + " : " + no);
  }

  public Result with(List<Node> children) {
    return new Result(
        constructor, leading, children.stream().map(child -> (Expr) child).toList(), after);
  }

  String text() {
    if (!after.isEmpty()) {
      return values.get(0).text(Precedence.CONDITIONAL + 1) + after;
    }
    return constructor.isEmpty()
        ? values.get(0).initialiserText()
        : constructor + arguments(leading, values);
  }

  /** An argument list, in parentheses. */
  static String arguments(String leading, List<Expr> values) {
    String all =
        leading
            + values.stream()
                .map(value -> value.text(Precedence.ASSIGNMENT))
                .collect(Collectors.joining(", "));
    return "(" + (all.endsWith(", ") ? all.substring(0, all.length() - 2) : all) + ")";
  }
}

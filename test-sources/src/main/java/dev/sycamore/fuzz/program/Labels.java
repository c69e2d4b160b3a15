package dev.sycamore.fuzz.program;

/** How the selector and the labels of a switch are written. */
final class Labels {
  private Labels() {}

  /** The enum constant itself, or the low bits of a number. */
  static String selector(Expr selector) {
    return selector instanceof Expr.Constant constant
        ? constant.name()
        : selector.text(Precedence.AND) + " & 7";
  }

  /** The label of the case with the given number. */
  static String of(Expr selector, int number) {
    return "case "
        + (selector instanceof Expr.Constant constant
            ? constant.enumClass().constants().get(number)
            : Integer.toString(number));
  }
}

package dev.sycamore.binding.touched;

/**
 * What is computed of an index. Operators have Java's meaning on integers; a result that is no
 * {@code int} makes the index unknown, so that it does not matter in which type they are computed.
 */
public enum IndexOperator implements IndexToken {
  ADD("+", 2),
  SUBTRACT("-", 2),
  MULTIPLY("*", 2),
  DIVIDE("/", 2),
  REMAINDER("%", 2),
  SHIFT_LEFT("<<", 2),
  SHIFT_RIGHT(">>", 2),
  SHIFT_RIGHT_UNSIGNED(">>>", 2),
  AND("&", 2),
  OR("|", 2),
  XOR("^", 2),
  MIN("min", 2),
  MAX("max", 2),
  ABS("abs", 1),
  /** One of two values. */
  EITHER("either", 2),
  /** The first value, where it is not greater than the second one. Elsewhere there is no access. */
  AT_MOST("atmost", 2),
  /** The first value, where it is not less than the second one. Elsewhere there is no access. */
  AT_LEAST("atleast", 2),
  /**
   * All values from the first one to the second one, in steps of the third one: of the counter of a
   * loop. There is no access if the second one is less. If counting could overflow, the index is
   * unknown.
   */
  UP("up", 3),
  /** The same from the first one down to the second one. */
  DOWN("down", 3);

  private final String text;
  private final int operands;

  IndexOperator(String text, int operands) {
    this.text = text;
    this.operands = operands;
  }

  @Override
  public String text() {
    return text;
  }

  /** How many values it takes; it leaves one. */
  public int operands() {
    return operands;
  }
}

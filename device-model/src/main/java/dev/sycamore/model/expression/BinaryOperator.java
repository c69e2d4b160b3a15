package dev.sycamore.model.expression;

/**
 * Operators with two operands that are both always evaluated. Meaning is Java's: arithmetic wraps,
 * {@code MIN_VALUE / -1} is {@code MIN_VALUE}, an integer division or remainder by zero gives 0,
 * shift counts are masked, comparisons with NaN are false but NE.
 */
public enum BinaryOperator {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  REMAINDER("%"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>"),
  SHIFT_RIGHT_UNSIGNED(">>>"),
  AND("&"),
  OR("|"),
  XOR("^"),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">="),
  EQUAL("=="),
  NOT_EQUAL("!=");

  private final String symbol;

  BinaryOperator(String symbol) {
    this.symbol = symbol;
  }

  /** The operator as Java source writes it. */
  public String symbol() {
    return symbol;
  }

  public boolean isShift() {
    return this == SHIFT_LEFT || this == SHIFT_RIGHT || this == SHIFT_RIGHT_UNSIGNED;
  }

  /** Whether the result is a boolean whatever the operands are. */
  public boolean isComparison() {
    return switch (this) {
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, EQUAL, NOT_EQUAL -> true;
      default -> false;
    };
  }
}

package dev.sycamore.model.text;

import dev.sycamore.model.expression.BinaryOperator;
import java.util.HashMap;
import java.util.Map;

/** How tightly operators with two operands bind, as in Java (JLS 15). */
final class OperatorLevels {

  /** Of {@code ||}, which binds least. */
  static final int OR_ELSE = 0;

  /** Of {@code &&}. */
  static final int AND_THEN = 1;

  private static final Map<String, BinaryOperator> BY_SYMBOL = new HashMap<>();

  static {
    for (BinaryOperator operator : BinaryOperator.values()) {
      BY_SYMBOL.put(operator.symbol(), operator);
    }
  }

  private OperatorLevels() {}

  /** The operator with a symbol; null if there is none. */
  static BinaryOperator operator(String symbol) {
    return BY_SYMBOL.get(symbol);
  }

  static int of(BinaryOperator operator) {
    return switch (operator) {
      case OR -> 2;
      case XOR -> 3;
      case AND -> 4;
      case EQUAL, NOT_EQUAL -> 5;
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> 6;
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> 7;
      case ADD, SUBTRACT -> 8;
      case MULTIPLY, DIVIDE, REMAINDER -> 9;
    };
  }
}

package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/**
 * The operators on the values of literals, by the JVM itself: what it computes is the definition.
 * Empty where there is nothing to compute.
 */
final class ConstantArithmetic {

  private ConstantArithmetic() {}

  static Optional<Object> unary(UnaryOperator operator, Object operand) {
    Object result =
        switch (operator) {
          case NEGATE ->
              operand instanceof Integer i
                  ? (Object) (-i)
                  : operand instanceof Long l
                      ? (Object) (-l)
                      : operand instanceof Float f
                          ? (Object) (-f)
                          : operand instanceof Double d ? (Object) (-d) : null;
          case COMPLEMENT ->
              operand instanceof Integer i
                  ? (Object) ~i
                  : operand instanceof Long l ? (Object) ~l : null;
          case NOT -> operand instanceof Boolean b ? (Object) !b : null;
        };
    return Optional.ofNullable(result).map(ConstantArithmetic::canonical);
  }

  /**
   * Java's own NaN where a result is one: its bits can be seen, and the processor that this runs on
   * makes others.
   */
  private static Object canonical(Object value) {
    if (value instanceof Float f && f.isNaN()) {
      return Float.NaN;
    }
    return value instanceof Double d && d.isNaN() ? (Object) Double.NaN : value;
  }

  static Optional<Object> binary(BinaryOperator operator, Object left, Object right) {
    Object result = null;
    if (left instanceof Integer a && right instanceof Integer b) {
      result = ints(operator, a, b);
    } else if (left instanceof Long a && right instanceof Long b) {
      result = longs(operator, a, b);
    } else if (left instanceof Long a && right instanceof Integer b) {
      result = longShift(operator, a, b);
    } else if (left instanceof Float a && right instanceof Float b) {
      result = floats(operator, a, b);
    } else if (left instanceof Double a && right instanceof Double b) {
      result = doubles(operator, a, b);
    } else if (left instanceof Boolean a && right instanceof Boolean b) {
      result = booleans(operator, a, b);
    }
    return Optional.ofNullable(result).map(ConstantArithmetic::canonical);
  }

  private static Object ints(BinaryOperator operator, int a, int b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> b == 0 ? 0 : a / b;
      case REMAINDER -> b == 0 ? 0 : a % b;
      case SHIFT_LEFT -> a << b;
      case SHIFT_RIGHT -> a >> b;
      case SHIFT_RIGHT_UNSIGNED -> a >>> b;
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      default -> compare(operator, Integer.compare(a, b));
    };
  }

  private static Object longs(BinaryOperator operator, long a, long b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> b == 0 ? 0L : a / b;
      case REMAINDER -> b == 0 ? 0L : a % b;
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> null;
      default -> compare(operator, Long.compare(a, b));
    };
  }

  private static Object longShift(BinaryOperator operator, long a, int b) {
    return switch (operator) {
      case SHIFT_LEFT -> a << b;
      case SHIFT_RIGHT -> a >> b;
      case SHIFT_RIGHT_UNSIGNED -> a >>> b;
      default -> null;
    };
  }

  private static Object compare(BinaryOperator operator, int order) {
    return switch (operator) {
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      default -> null;
    };
  }

  private static Object floats(BinaryOperator operator, float a, float b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      // Widening keeps the order, and which values are equal.
      default -> operator.isComparison() ? doubles(operator, a, b) : null;
    };
  }

  private static Object doubles(BinaryOperator operator, double a, double b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case LESS -> a < b;
      case LESS_OR_EQUAL -> a <= b;
      case GREATER -> a > b;
      case GREATER_OR_EQUAL -> a >= b;
      case EQUAL -> a == b;
      case NOT_EQUAL -> a != b;
      default -> null;
    };
  }

  private static Object booleans(BinaryOperator operator, boolean a, boolean b) {
    return switch (operator) {
      case AND -> a && b;
      case OR -> a || b;
      case XOR, NOT_EQUAL -> a ^ b;
      case EQUAL -> a == b;
      default -> null;
    };
  }

  static Optional<Object> convert(ScalarType type, Object value) {
    if (value instanceof Character c) {
      return convert(type, (int) c);
    }
    if (!(value instanceof Number n)) {
      return Optional.empty();
    }
    boolean floating = n instanceof Float || n instanceof Double;
    // A double to a short goes by way of int (JLS 5.1.3); Number would do the same from an int.
    int narrow = floating ? (int) n.doubleValue() : (int) n.longValue();
    Object converted =
        switch (type) {
          case BYTE -> (Object) (byte) narrow;
          case SHORT -> (short) narrow;
          case CHAR -> (char) narrow;
          case INT -> narrow;
          case LONG -> n.longValue();
          case FLOAT -> n.floatValue();
          case DOUBLE -> n.doubleValue();
          case BOOLEAN, HALF -> null;
        };
    return Optional.ofNullable(converted).map(ConstantArithmetic::canonical);
  }
}

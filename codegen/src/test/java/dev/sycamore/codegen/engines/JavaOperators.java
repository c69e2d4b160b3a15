package dev.sycamore.codegen.engines;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.UnaryOperator;
import java.util.List;

/** The JVM's own operators and methods. */
final class JavaOperators {

  private JavaOperators() {}

  static Object unary(UnaryOperator operator, Object v) {
    return switch (operator) {
      case NOT -> !(Boolean) v;
      case COMPLEMENT -> v instanceof Integer i ? (Object) ~i : (Object) ~(Long) v;
      case NEGATE -> negate(v);
    };
  }

  private static Object negate(Object v) {
    if (v instanceof Integer i) {
      return -i;
    } else if (v instanceof Long l) {
      return -l;
    } else if (v instanceof Float f) {
      return -f;
    }
    return -(Double) v;
  }

  static Object binary(BinaryOperator operator, Object a, Object b) {
    if (a instanceof Integer x) {
      return ints(operator, x, (Integer) b);
    } else if (a instanceof Long x) {
      return operator.isShift() ? shift(operator, x, (Integer) b) : longs(operator, x, (Long) b);
    } else if (a instanceof Float x) {
      return floats(operator, x, (Float) b);
    } else if (a instanceof Double x) {
      return doubles(operator, x, (Double) b);
    }
    boolean x = (Boolean) a;
    boolean y = (Boolean) b;
    return switch (operator) {
      case AND -> x && y;
      case OR -> x || y;
      case XOR, NOT_EQUAL -> x != y;
      case EQUAL -> x == y;
      default -> throw new IllegalArgumentException(operator.toString());
    };
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
      case LESS -> a < b;
      case LESS_OR_EQUAL -> a <= b;
      case GREATER -> a > b;
      case GREATER_OR_EQUAL -> a >= b;
      case EQUAL -> a == b;
      case NOT_EQUAL -> a != b;
    };
  }

  private static Object shift(BinaryOperator operator, long a, int b) {
    return switch (operator) {
      case SHIFT_LEFT -> a << b;
      case SHIFT_RIGHT -> a >> b;
      default -> a >>> b;
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
      case LESS -> a < b;
      case LESS_OR_EQUAL -> a <= b;
      case GREATER -> a > b;
      case GREATER_OR_EQUAL -> a >= b;
      case EQUAL -> a == b;
      case NOT_EQUAL -> a != b;
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  private static Object floats(BinaryOperator operator, float a, float b) {
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
      default -> throw new IllegalArgumentException(operator.toString());
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
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  static Object intrinsic(Intrinsic intrinsic, List<Object> v) {
    Object first = v.get(0);
    if (first instanceof Integer a) {
      return ofInts(intrinsic, a, v);
    } else if (first instanceof Long a) {
      return ofLongs(intrinsic, a, v);
    } else if (first instanceof Float a) {
      return ofFloats(intrinsic, a, v);
    }
    return ofDoubles(intrinsic, (Double) first, v);
  }

  private static Object ofInts(Intrinsic intrinsic, int a, List<Object> v) {
    return switch (intrinsic) {
      case ABS -> Math.abs(a);
      case MIN -> Math.min(a, (Integer) v.get(1));
      case MAX -> Math.max(a, (Integer) v.get(1));
      case BITS_TO_FLOAT -> Float.intBitsToFloat(a);
      case BIT_COUNT -> Integer.bitCount(a);
      case LEADING_ZEROS -> Integer.numberOfLeadingZeros(a);
      case TRAILING_ZEROS -> Integer.numberOfTrailingZeros(a);
      default -> throw new IllegalArgumentException(intrinsic.toString());
    };
  }

  private static Object ofLongs(Intrinsic intrinsic, long a, List<Object> v) {
    return switch (intrinsic) {
      case ABS -> Math.abs(a);
      case MIN -> Math.min(a, (Long) v.get(1));
      case MAX -> Math.max(a, (Long) v.get(1));
      case BITS_TO_DOUBLE -> Double.longBitsToDouble(a);
      case BIT_COUNT -> Long.bitCount(a);
      case LEADING_ZEROS -> Long.numberOfLeadingZeros(a);
      case TRAILING_ZEROS -> Long.numberOfTrailingZeros(a);
      case MULTIPLY_HIGH -> Math.multiplyHigh(a, (Long) v.get(1));
      default -> throw new IllegalArgumentException(intrinsic.toString());
    };
  }

  private static Object ofFloats(Intrinsic intrinsic, float a, List<Object> v) {
    return switch (intrinsic) {
      case ABS -> Math.abs(a);
      case MIN -> Math.min(a, (Float) v.get(1));
      case MAX -> Math.max(a, (Float) v.get(1));
      case SQRT -> (float) Math.sqrt(a);
      case FLOOR -> (float) Math.floor(a);
      case CEIL -> (float) Math.ceil(a);
      case RINT -> (float) Math.rint(a);
      case FMA -> Math.fma(a, (Float) v.get(1), (Float) v.get(2));
      case FDIM -> fdim(a, (Float) v.get(1));
      case FLOAT_TO_BITS -> Float.floatToRawIntBits(a);
      default -> throw new IllegalArgumentException(intrinsic.toString());
    };
  }

  private static Object ofDoubles(Intrinsic intrinsic, double a, List<Object> v) {
    return switch (intrinsic) {
      case ABS -> Math.abs(a);
      case MIN -> Math.min(a, (Double) v.get(1));
      case MAX -> Math.max(a, (Double) v.get(1));
      case SQRT -> Math.sqrt(a);
      case FLOOR -> Math.floor(a);
      case CEIL -> Math.ceil(a);
      case RINT -> Math.rint(a);
      case FMA -> Math.fma(a, (Double) v.get(1), (Double) v.get(2));
      case FDIM -> fdim(a, (Double) v.get(1));
      case DOUBLE_TO_BITS -> Double.doubleToRawLongBits(a);
      default -> throw new IllegalArgumentException(intrinsic.toString());
    };
  }

  private static float fdim(float x, float y) {
    return Float.isNaN(x) || Float.isNaN(y) ? Float.NaN : x <= y ? 0 : x - y;
  }

  private static double fdim(double x, double y) {
    return Double.isNaN(x) || Double.isNaN(y) ? Double.NaN : x <= y ? 0 : x - y;
  }
}

package dev.sycamore.codegen.engines;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/** What the JVM computes, and which operations there are. */
public final class JavaOracle {

  private JavaOracle() {}

  public static Class<?> arrayElement(ScalarType type) {
    return JvmTypes.of(type);
  }

  public static Object binary(BinaryOperator operator, Object left, Object right) {
    return JavaOperators.binary(operator, left, right);
  }

  public static Object unary(UnaryOperator operator, Object operand) {
    return JavaOperators.unary(operator, operand);
  }

  public static Object convert(ScalarType type, Object value) {
    return JvmTypes.convert(type, value);
  }

  public static Object intrinsic(Intrinsic intrinsic, List<Object> operands) {
    return JavaOperators.intrinsic(intrinsic, operands);
  }

  public static boolean defines(BinaryOperator operator, ScalarType type) {
    return switch (type) {
      case INT, LONG -> true;
      case FLOAT, DOUBLE ->
          switch (operator) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE -> true;
            default -> operator.isComparison();
          };
      case BOOLEAN ->
          switch (operator) {
            case AND, OR, XOR, EQUAL, NOT_EQUAL -> true;
            default -> false;
          };
      default -> false;
    };
  }

  public static boolean defines(UnaryOperator operator, ScalarType type) {
    return switch (type) {
      case INT, LONG -> operator != UnaryOperator.NOT;
      case FLOAT, DOUBLE -> operator == UnaryOperator.NEGATE;
      case BOOLEAN -> operator == UnaryOperator.NOT;
      default -> false;
    };
  }

  public static int operands(Intrinsic intrinsic) {
    return switch (intrinsic) {
      case MIN, MAX, FDIM, MULTIPLY_HIGH -> 2;
      case FMA -> 3;
      default -> 1;
    };
  }

  /** The type of the result on operands of {@code type}; empty if there is no such operation. */
  public static Optional<ScalarType> resultOf(Intrinsic intrinsic, ScalarType type) {
    boolean integral = type == ScalarType.INT || type == ScalarType.LONG;
    boolean floating = type == ScalarType.FLOAT || type == ScalarType.DOUBLE;
    return switch (intrinsic) {
      case ABS, MIN, MAX -> integral || floating ? Optional.of(type) : Optional.empty();
      case SQRT, FLOOR, CEIL, RINT, FMA, FDIM -> floating ? Optional.of(type) : Optional.empty();
      case BIT_COUNT, LEADING_ZEROS, TRAILING_ZEROS ->
          integral ? Optional.of(ScalarType.INT) : Optional.empty();
      case MULTIPLY_HIGH -> when(type == ScalarType.LONG, ScalarType.LONG);
      case FLOAT_TO_BITS -> when(type == ScalarType.FLOAT, ScalarType.INT);
      case BITS_TO_FLOAT -> when(type == ScalarType.INT, ScalarType.FLOAT);
      case DOUBLE_TO_BITS -> when(type == ScalarType.DOUBLE, ScalarType.LONG);
      case BITS_TO_DOUBLE -> when(type == ScalarType.LONG, ScalarType.DOUBLE);
      // The JVM has no such type; the executed programs compare these with Half itself.
      case HALF_TO_BITS, BITS_TO_HALF -> Optional.empty();
    };
  }

  private static Optional<ScalarType> when(boolean condition, ScalarType type) {
    return condition ? Optional.of(type) : Optional.empty();
  }
}

package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.type.ScalarType;

/** Operators with two operands. */
final class ArithmeticEmitter {

  private final IrFunction function;

  ArithmeticEmitter(IrFunction function) {
    this.function = function;
  }

  /** An operation on operands that are emitted already. */
  String binary(Binary e, String left, String right) {
    ScalarType type = (ScalarType) e.left().type();
    BinaryOperator operator = e.operator();
    if (operator.isComparison()) {
      String comparison =
          type.isFloating() ? "fcmp " + ordered(operator) : "icmp " + signed(operator);
      return simple(comparison, type, left, right);
    } else if (type.isFloating()) {
      return simple(floating(operator) + FastMathFlags.of(e), type, left, right);
    }
    return switch (operator) {
      case ADD -> simple("add", type, left, right);
      case SUBTRACT -> simple("sub", type, left, right);
      case MULTIPLY -> simple("mul", type, left, right);
      case DIVIDE -> divide(type, left, right);
      case REMAINDER -> simple("srem", type, left, safeDivisor(type, right));
      case SHIFT_LEFT -> simple("shl", type, left, shiftCount(type, right));
      case SHIFT_RIGHT -> simple("ashr", type, left, shiftCount(type, right));
      case SHIFT_RIGHT_UNSIGNED -> simple("lshr", type, left, shiftCount(type, right));
      case AND -> simple("and", type, left, right);
      case OR -> simple("or", type, left, right);
      case XOR -> simple("xor", type, left, right);
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  private String simple(String instruction, ScalarType type, String left, String right) {
    return function.value(instruction + " " + LlvmTypes.value(type) + " " + left + ", " + right);
  }

  /** By 0 gives 0; {@code MIN_VALUE / -1}, which would trap, is a negation. */
  private String divide(ScalarType type, String left, String right) {
    String quotient = simple("sdiv", type, left, safeDivisor(type, right));
    if (isSafeConstant(right)) {
      return quotient;
    }
    String negated = simple("sub", type, "0", left);
    String isMinusOne = simple("icmp eq", type, right, "-1");
    String isZero = simple("icmp eq", type, right, "0");
    String signedResult = select(type, isMinusOne, negated, quotient);
    return select(type, isZero, "0", signedResult);
  }

  /** The divisor, or 1 in the place of 0 and -1: a remainder by each of them is 0. */
  private String safeDivisor(ScalarType type, String divisor) {
    if (isSafeConstant(divisor)) {
      return divisor;
    }
    String isZero = simple("icmp eq", type, divisor, "0");
    String isMinusOne = simple("icmp eq", type, divisor, "-1");
    String unsafe = function.value("or i1 " + isZero + ", " + isMinusOne);
    return select(type, unsafe, "1", divisor);
  }

  private static boolean isSafeConstant(String divisor) {
    return !divisor.startsWith("%") && !divisor.equals("0") && !divisor.equals("-1");
  }

  private String select(ScalarType type, String condition, String whenTrue, String whenFalse) {
    String name = LlvmTypes.value(type);
    return function.value(
        "select i1 " + condition + ", " + name + " " + whenTrue + ", " + name + " " + whenFalse);
  }

  /** The i32 count, masked (JLS 15.19), in the type of the shifted value. */
  private String shiftCount(ScalarType type, String count) {
    int mask = type == ScalarType.LONG ? 63 : 31;
    if (!count.startsWith("%")) {
      return Integer.toString(Integer.parseInt(count) & mask);
    }
    String masked = function.value("and i32 " + count + ", " + mask);
    return type == ScalarType.LONG ? function.value("zext i32 " + masked + " to i64") : masked;
  }

  private static String floating(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> "fadd";
      case SUBTRACT -> "fsub";
      case MULTIPLY -> "fmul";
      case DIVIDE -> "fdiv";
      default -> throw new IllegalArgumentException(operator + " on floating point");
    };
  }

  private static String signed(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> "slt";
      case LESS_OR_EQUAL -> "sle";
      case GREATER -> "sgt";
      case GREATER_OR_EQUAL -> "sge";
      case EQUAL -> "eq";
      case NOT_EQUAL -> "ne";
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  /** False for NaN, but for !=. */
  private static String ordered(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> "olt";
      case LESS_OR_EQUAL -> "ole";
      case GREATER -> "ogt";
      case GREATER_OR_EQUAL -> "oge";
      case EQUAL -> "oeq";
      case NOT_EQUAL -> "une";
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }
}

package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@link Intrinsic}s, by instructions and by the LLVM intrinsics that every target computes
 * exactly.
 */
final class IntrinsicEmitter {

  private final IrFunction function;

  IntrinsicEmitter(IrFunction function) {
    this.function = function;
  }

  /**
   * @param type of the first operand
   */
  String call(Intrinsic intrinsic, ScalarType type, List<String> operands) {
    return switch (intrinsic) {
      case ABS -> type.isFloating() ? llvm("fabs", type, operands) : absolute(type, operands);
      case MIN -> minOrMax(true, type, operands.get(0), operands.get(1));
      case MAX -> minOrMax(false, type, operands.get(0), operands.get(1));
      case SQRT -> llvm("sqrt", type, operands);
      case FLOOR -> llvm("floor", type, operands);
      case CEIL -> llvm("ceil", type, operands);
      case RINT -> llvm("rint", type, operands);
      case FMA -> llvm("fma", type, operands);
      case FDIM -> positiveDifference(type, operands.get(0), operands.get(1));
      case FLOAT_TO_BITS -> bitcast("float", operands.get(0), "i32");
      case BITS_TO_FLOAT -> bitcast("i32", operands.get(0), "float");
      case DOUBLE_TO_BITS -> bitcast("double", operands.get(0), "i64");
      case BITS_TO_DOUBLE -> bitcast("i64", operands.get(0), "double");
      case HALF_TO_BITS -> bitcast("half", operands.get(0), "i16");
      case BITS_TO_HALF -> bitcast("i16", operands.get(0), "half");
      case BIT_COUNT -> asInt(type, llvm("ctpop", type, operands));
      case LEADING_ZEROS -> asInt(type, countZeros("ctlz", type, operands.get(0)));
      case TRAILING_ZEROS -> asInt(type, countZeros("cttz", type, operands.get(0)));
      case MULTIPLY_HIGH -> multiplyHigh(operands.get(0), operands.get(1));
    };
  }

  /** {@code Math.min} or {@code Math.max} of two values of a numeric type. */
  String minOrMax(boolean min, ScalarType type, String a, String b) {
    String name = LlvmTypes.value(type);
    if (!type.isFloating()) {
      String first = function.value("icmp " + (min ? "slt " : "sgt ") + name + " " + a + ", " + b);
      return select(first, name, a, b);
    }
    // Equal values have equal bits, or are zeros of two signs: the sign bits are or-ed or and-ed.
    String bits = LlvmTypes.bits(type);
    String merged =
        function.value(
            (min ? "or " : "and ")
                + bits
                + " "
                + bitcast(name, a, bits)
                + ", "
                + bitcast(name, b, bits));
    String equal = function.value("fcmp oeq " + name + " " + a + ", " + b);
    String isNaN = function.value("fcmp uno " + name + " " + a + ", " + a);
    String first = function.value("fcmp " + (min ? "olt " : "ogt ") + name + " " + a + ", " + b);
    String takeFirst = function.value("or i1 " + isNaN + ", " + first);
    // Neither: b is the extreme, or a NaN.
    String unequal = select(takeFirst, name, a, b);
    return select(equal, name, bitcast(bits, merged, name), unequal);
  }

  /** The comparison excludes infinities of one sign, whose difference is a NaN. */
  private String positiveDifference(ScalarType type, String x, String y) {
    String name = LlvmTypes.value(type);
    boolean isFloat = type == ScalarType.FLOAT;
    Object zero = isFloat ? (Object) 0f : (Object) 0d;
    Object nan = isFloat ? (Object) Float.NaN : (Object) Double.NaN;
    String greater = function.value("fcmp ogt " + name + " " + x + ", " + y);
    String difference = function.value("fsub " + name + " " + x + ", " + y);
    String isNaN = function.value("fcmp uno " + name + " " + x + ", " + y);
    String otherwise =
        select(isNaN, name, LlvmConstants.value(type, nan), LlvmConstants.value(type, zero));
    return select(greater, name, difference, otherwise);
  }

  private String absolute(ScalarType type, List<String> operands) {
    String name = LlvmTypes.value(type);
    String value = operands.get(0);
    String negative = function.value("icmp slt " + name + " " + value + ", 0");
    String negated = function.value("sub " + name + " 0, " + value);
    return select(negative, name, negated, value);
  }

  /** The high half of the signed 128-bit product, from products of 32-bit halves. */
  private String multiplyHigh(String a, String b) {
    String aLow = low(a);
    String bLow = low(b);
    String aHigh = high(a);
    String bHigh = high(b);
    String lows = arithmetic("mul", aLow, bLow);
    String carry = arithmetic("lshr", lows, "32");
    String middle = arithmetic("add", arithmetic("mul", aHigh, bLow), carry);
    String otherMiddle = arithmetic("add", arithmetic("mul", aLow, bHigh), low(middle));
    String highs = arithmetic("add", arithmetic("mul", aHigh, bHigh), high(middle));
    return arithmetic("add", highs, high(otherMiddle));
  }

  private String low(String value) {
    return arithmetic("and", value, "4294967295");
  }

  private String high(String value) {
    return arithmetic("ashr", value, "32");
  }

  private String arithmetic(String instruction, String a, String b) {
    return function.value(instruction + " i64 " + a + ", " + b);
  }

  private String select(String condition, String type, String whenTrue, String whenFalse) {
    return function.value(
        "select i1 " + condition + ", " + type + " " + whenTrue + ", " + type + " " + whenFalse);
  }

  String bitcast(String from, String value, String to) {
    return function.value("bitcast " + from + " " + value + " to " + to);
  }

  private String llvm(String intrinsic, ScalarType type, List<String> operands) {
    String value = LlvmTypes.value(type);
    String name = "llvm." + intrinsic + "." + suffix(type);
    String types = operands.stream().map(o -> value).collect(Collectors.joining(", "));
    function.module().declare(name, "declare " + value + " @" + name + "(" + types + ")");
    String arguments =
        operands.stream().map(o -> value + " " + o).collect(Collectors.joining(", "));
    return function.value("call " + value + " @" + name + "(" + arguments + ")");
  }

  private String countZeros(String intrinsic, ScalarType type, String operand) {
    String value = LlvmTypes.value(type);
    String name = "llvm." + intrinsic + "." + suffix(type);
    function
        .module()
        .declare(name, "declare " + value + " @" + name + "(" + value + ", i1 immarg)");
    // The count of 0 is defined: the width.
    return function.value(
        "call " + value + " @" + name + "(" + value + " " + operand + ", i1 false)");
  }

  private String asInt(ScalarType type, String count) {
    return type == ScalarType.LONG ? function.value("trunc i64 " + count + " to i32") : count;
  }

  private static String suffix(ScalarType type) {
    return (type.isFloating() ? "f" : "i") + type.size() * 8;
  }
}

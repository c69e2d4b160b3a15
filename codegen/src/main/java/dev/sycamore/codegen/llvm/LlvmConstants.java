package dev.sycamore.codegen.llvm;

import dev.sycamore.model.type.ScalarType;
import java.util.HexFormat;

/** Constants as LLVM IR writes them. Floating point as bits, so that nothing is rounded. */
final class LlvmConstants {

  private static final HexFormat BITS = HexFormat.of().withUpperCase();

  private LlvmConstants() {}

  /**
   * A constant in a register; {@code value} as in {@link dev.sycamore.model.expression.Literal}.
   */
  static String value(ScalarType type, Object value) {
    return switch (type) {
      case BOOLEAN -> (Boolean) value ? "true" : "false";
      case CHAR -> Integer.toString((Character) value);
      // A float is written as the double of the same value.
      case FLOAT -> real(((Float) value).doubleValue());
      case DOUBLE -> real((Double) value);
      case HALF -> "0xH" + BITS.toHexDigits((Short) value);
      case BYTE, SHORT, INT, LONG -> value.toString();
    };
  }

  /** A constant in memory. */
  static String memory(ScalarType type, Object value) {
    return type == ScalarType.BOOLEAN ? ((Boolean) value ? "1" : "0") : value(type, value);
  }

  /** A {@code float} or {@code double} with this value. */
  static String real(double value) {
    return "0x" + BITS.toHexDigits(Double.doubleToLongBits(value));
  }
}

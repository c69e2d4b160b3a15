package dev.sycamore.model.text;

import dev.sycamore.model.type.ScalarType;
import java.util.Locale;

/** Constants as text: every bit of a number can be read back. */
final class LiteralText {

  static final String NAN = "nan";
  static final String INFINITY = "infinity";
  static final String MINUS_INFINITY = "minus_infinity";
  static final String BITS = "bits";

  private LiteralText() {}

  /**
   * The text of a constant.
   *
   * @param value as in {@link dev.sycamore.model.expression.Literal}
   */
  static String of(ScalarType type, Object value) {
    return switch (type) {
      case BOOLEAN -> ((Boolean) value).toString();
      case INT -> ((Integer) value).toString();
      case BYTE -> (Byte) value + "b";
      case SHORT -> (Short) value + "s";
      case LONG -> (Long) value + "L";
      case CHAR -> ModelWords.character((Character) value);
      case HALF -> special("Half", bits((Short) value & 0xffff));
      case FLOAT -> ofFloat((Float) value);
      case DOUBLE -> ofDouble((Double) value);
    };
  }

  private static String ofFloat(float value) {
    int bits = Float.floatToRawIntBits(value);
    if (Float.isNaN(value)) {
      boolean canonical = bits == Float.floatToIntBits(value);
      return special("float", canonical ? NAN : bits(Integer.toUnsignedLong(bits)));
    }
    return Float.isInfinite(value)
        ? special("float", value > 0 ? INFINITY : MINUS_INFINITY)
        : value + "f";
  }

  private static String ofDouble(double value) {
    long bits = Double.doubleToRawLongBits(value);
    if (Double.isNaN(value)) {
      boolean canonical = bits == Double.doubleToLongBits(value);
      return special("double", canonical ? NAN : bits(bits));
    }
    return Double.isInfinite(value)
        ? special("double", value > 0 ? INFINITY : MINUS_INFINITY)
        : Double.toString(value);
  }

  private static String special(String type, String value) {
    return type + "." + value;
  }

  private static String bits(long bits) {
    return BITS + "(0x" + Long.toHexString(bits).toLowerCase(Locale.ROOT) + ")";
  }
}

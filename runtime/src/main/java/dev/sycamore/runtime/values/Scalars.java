package dev.sycamore.runtime.values;

import dev.sycamore.Half;
import dev.sycamore.binding.ElementKind;

/** Boxed scalars that kernels capture, and their bits on devices. */
public final class Scalars {
  private Scalars() {}

  /** The {@code Half} nearest to a number. */
  public static Object halfOf(float value) {
    return Half.of(value);
  }

  /** Whether a class is {@code Half}. */
  public static boolean isHalf(Class<?> type) {
    return type == Half.class;
  }

  /** Whether a captured value is one that a device gets by value. */
  public static boolean isScalar(Object value) {
    return value instanceof Number
        || value instanceof Character
        || value instanceof Boolean
        || value instanceof Enum
        || value instanceof Half;
  }

  /** The boxed scalar that has some bits, as {@link #bits} returns them. */
  public static Object ofBits(long bits, ElementKind kind) {
    return switch (kind) {
      case BOOLEAN -> bits != 0;
      case BYTE -> (byte) bits;
      case SHORT -> (short) bits;
      case CHAR -> (char) bits;
      case INT -> (int) bits;
      case LONG -> bits;
      case FLOAT -> Float.intBitsToFloat((int) bits);
      case DOUBLE -> Double.longBitsToDouble(bits);
      case HALF -> Half.ofBits((short) bits);
    };
  }

  /** The bits of a boxed scalar: those of floating point as they are. */
  public static long bits(Object value, ElementKind kind) {
    return switch (kind) {
      case BOOLEAN -> (Boolean) value ? 1 : 0;
      case BYTE -> (Byte) value;
      case SHORT -> (Short) value;
      case CHAR -> (Character) value;
      case INT -> (Integer) value;
      case LONG -> (Long) value;
      case FLOAT -> Float.floatToRawIntBits((Float) value);
      case DOUBLE -> Double.doubleToRawLongBits((Double) value);
      case HALF -> ((Half) value).bits();
    };
  }
}

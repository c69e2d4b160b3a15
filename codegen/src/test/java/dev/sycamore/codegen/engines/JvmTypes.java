package dev.sycamore.codegen.engines;

import dev.sycamore.model.type.ScalarType;

/** The JVM's own types and conversions. */
final class JvmTypes {

  private JvmTypes() {}

  static Class<?> of(ScalarType type) {
    return switch (type) {
      case BOOLEAN -> boolean.class;
      case BYTE -> byte.class;
      case SHORT -> short.class;
      case CHAR -> char.class;
      case INT -> int.class;
      case LONG -> long.class;
      case FLOAT -> float.class;
      case DOUBLE -> double.class;
      case HALF -> throw new IllegalArgumentException("no type of the JVM");
    };
  }

  static Object convert(ScalarType type, Object value) {
    if (value instanceof Character c) {
      return convert(type, (int) c);
    } else if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      return fromInt(type, ((Number) value).intValue());
    } else if (value instanceof Long v) {
      return fromLong(type, v);
    } else if (value instanceof Float v) {
      return fromFloat(type, v);
    }
    return fromDouble(type, (Double) value);
  }

  private static Object fromInt(ScalarType type, int v) {
    return switch (type) {
      case BYTE -> (Object) (byte) v;
      case SHORT -> (Object) (short) v;
      case CHAR -> (Object) (char) v;
      case INT -> (Object) v;
      case LONG -> (Object) (long) v;
      case FLOAT -> (Object) (float) v;
      case DOUBLE -> (Object) (double) v;
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Object fromLong(ScalarType type, long v) {
    return switch (type) {
      case BYTE -> (Object) (byte) v;
      case SHORT -> (Object) (short) v;
      case CHAR -> (Object) (char) v;
      case INT -> (Object) (int) v;
      case LONG -> (Object) v;
      case FLOAT -> (Object) (float) v;
      case DOUBLE -> (Object) (double) v;
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Object fromFloat(ScalarType type, float v) {
    return switch (type) {
      case BYTE -> (Object) (byte) v;
      case SHORT -> (Object) (short) v;
      case CHAR -> (Object) (char) v;
      case INT -> (Object) (int) v;
      case LONG -> (Object) (long) v;
      case FLOAT -> (Object) v;
      case DOUBLE -> (Object) (double) v;
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Object fromDouble(ScalarType type, double v) {
    return switch (type) {
      case BYTE -> (Object) (byte) v;
      case SHORT -> (Object) (short) v;
      case CHAR -> (Object) (char) v;
      case INT -> (Object) (int) v;
      case LONG -> (Object) (long) v;
      case FLOAT -> (Object) (float) v;
      case DOUBLE -> (Object) v;
      default -> throw new IllegalArgumentException(type.toString());
    };
  }
}

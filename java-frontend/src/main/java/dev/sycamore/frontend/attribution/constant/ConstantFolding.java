package dev.sycamore.frontend.attribution.constant;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.Primitives;
import java.util.Optional;

/** The arithmetic of constant expressions (JLS 15.29). Values are boxed primitives and Strings. */
public final class ConstantFolding {
  private ConstantFolding() {}

  /** The primitive type of a boxed value; empty for a String. */
  static Optional<Primitive> kindOf(Object value) {
    if (value instanceof Integer) {
      return Optional.of(Primitive.INT);
    }
    if (value instanceof Long) {
      return Optional.of(Primitive.LONG);
    }
    if (value instanceof Float) {
      return Optional.of(Primitive.FLOAT);
    }
    if (value instanceof Double) {
      return Optional.of(Primitive.DOUBLE);
    }
    if (value instanceof Boolean) {
      return Optional.of(Primitive.BOOLEAN);
    }
    if (value instanceof Character) {
      return Optional.of(Primitive.CHAR);
    }
    if (value instanceof Byte) {
      return Optional.of(Primitive.BYTE);
    }
    return value instanceof Short ? Optional.of(Primitive.SHORT) : Optional.empty();
  }

  /** A value as an expression of {@code type} has it; empty if the two do not go together. */
  public static Optional<Object> convert(Object value, JavaType type) {
    if (!(type instanceof Primitive to)) {
      return value instanceof String && isString(type) ? Optional.of(value) : Optional.empty();
    }
    if (value instanceof Boolean) {
      return to == Primitive.BOOLEAN ? Optional.of(value) : Optional.empty();
    }
    if (value instanceof Character c) {
      return number((int) c, to);
    }
    return value instanceof Number n ? number(n, to) : Optional.empty();
  }

  private static boolean isString(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().canonicalName().equals("java.lang.String");
  }

  private static Optional<Object> number(Number value, Primitive to) {
    boolean floating = value instanceof Float || value instanceof Double;
    return switch (to) {
      // To byte, short and char by way of int (JLS 5.1.3).
      case BYTE -> Optional.of(floating ? (byte) (int) value.doubleValue() : value.byteValue());
      case SHORT -> Optional.of(floating ? (short) (int) value.doubleValue() : value.shortValue());
      case CHAR -> Optional.of((char) (floating ? (int) value.doubleValue() : value.intValue()));
      case INT -> Optional.of(value.intValue());
      case LONG -> Optional.of(value.longValue());
      case FLOAT -> Optional.of(canonical(value.floatValue()));
      case DOUBLE -> Optional.of(canonical(value.doubleValue()));
      default -> Optional.empty();
    };
  }

  public static Optional<Object> unary(UnaryExpr.Operator operator, Object value) {
    if (value instanceof Boolean b) {
      return operator == UnaryExpr.Operator.LOGICAL_COMPLEMENT ? Optional.of(!b) : Optional.empty();
    }
    Optional<Object> promoted =
        kindOf(value).flatMap(kind -> convert(value, Primitives.promoted(kind)));
    return promoted.flatMap(
        v ->
            switch (operator) {
              case PLUS -> Optional.of(v);
              case MINUS -> Optional.of(negate(v));
              case BITWISE_COMPLEMENT -> complement(v);
              default -> Optional.empty();
            });
  }

  /** Java's own NaN, as class files have it: processors make others, and its bits can be seen. */
  private static float canonical(float value) {
    return Float.isNaN(value) ? Float.NaN : value;
  }

  private static double canonical(double value) {
    return Double.isNaN(value) ? Double.NaN : value;
  }

  private static Object negate(Object value) {
    if (value instanceof Integer i) {
      return -i;
    }
    if (value instanceof Long l) {
      return -l;
    }
    return value instanceof Float f ? (Object) canonical(-f) : (Object) canonical(-(Double) value);
  }

  private static Optional<Object> complement(Object value) {
    if (value instanceof Integer i) {
      return Optional.of(~i);
    }
    return value instanceof Long l ? Optional.of(~l) : Optional.empty();
  }

  public static Optional<Object> binary(BinaryExpr.Operator operator, Object left, Object right) {
    if (operator == BinaryExpr.Operator.PLUS
        && (left instanceof String || right instanceof String)) {
      return Optional.of(String.valueOf(left) + right);
    }
    if (left instanceof String || right instanceof String) {
      // Constant strings are interned, so equality is that of their characters.
      return strings(operator, left, right);
    }
    if (left instanceof Boolean l && right instanceof Boolean r) {
      return booleans(operator, l, r);
    }
    Optional<Primitive> leftKind = kindOf(left).filter(Primitive::isNumeric);
    Optional<Primitive> rightKind = kindOf(right).filter(Primitive::isNumeric);
    if (leftKind.isEmpty() || rightKind.isEmpty()) {
      return Optional.empty();
    }
    if (isShift(operator)) {
      return shift(operator, left, leftKind.get(), right);
    }
    Primitive type = Primitives.promoted(leftKind.get(), rightKind.get());
    Object l = convert(left, type).orElseThrow();
    Object r = convert(right, type).orElseThrow();
    return switch (type) {
      case INT -> ints(operator, (Integer) l, (Integer) r);
      case LONG -> longs(operator, (Long) l, (Long) r);
      case FLOAT -> floats(operator, (Float) l, (Float) r);
      default -> doubles(operator, (Double) l, (Double) r);
    };
  }

  private static boolean isShift(BinaryExpr.Operator operator) {
    return operator == BinaryExpr.Operator.LEFT_SHIFT
        || operator == BinaryExpr.Operator.SIGNED_RIGHT_SHIFT
        || operator == BinaryExpr.Operator.UNSIGNED_RIGHT_SHIFT;
  }

  private static Optional<Object> strings(BinaryExpr.Operator operator, Object left, Object right) {
    if (!(left instanceof String) || !(right instanceof String)) {
      return Optional.empty();
    }
    return switch (operator) {
      case EQUALS -> Optional.of(left.equals(right));
      case NOT_EQUALS -> Optional.of(!left.equals(right));
      default -> Optional.empty();
    };
  }

  private static Optional<Object> booleans(BinaryExpr.Operator operator, boolean l, boolean r) {
    return switch (operator) {
      case AND, BINARY_AND -> Optional.of(l && r);
      case OR, BINARY_OR -> Optional.of(l || r);
      case XOR, NOT_EQUALS -> Optional.of(l ^ r);
      case EQUALS -> Optional.of(l == r);
      default -> Optional.empty();
    };
  }

  private static Optional<Object> shift(
      BinaryExpr.Operator operator, Object left, Primitive leftKind, Object right) {
    Optional<Object> distance = convert(right, Primitive.LONG);
    if (leftKind == Primitive.FLOAT
        || leftKind == Primitive.DOUBLE
        || right instanceof Float
        || right instanceof Double
        || distance.isEmpty()) {
      return Optional.empty();
    }
    int by = (int) (long) (Long) distance.get();
    if (left instanceof Long l) {
      return Optional.of(
          switch (operator) {
            case LEFT_SHIFT -> l << by;
            case SIGNED_RIGHT_SHIFT -> l >> by;
            default -> l >>> by;
          });
    }
    int l = (Integer) convert(left, Primitive.INT).orElseThrow();
    return Optional.of(
        switch (operator) {
          case LEFT_SHIFT -> l << by;
          case SIGNED_RIGHT_SHIFT -> l >> by;
          default -> l >>> by;
        });
  }

  private static Optional<Object> ints(BinaryExpr.Operator operator, int l, int r) {
    return switch (operator) {
      case PLUS -> Optional.of(l + r);
      case MINUS -> Optional.of(l - r);
      case MULTIPLY -> Optional.of(l * r);
      case DIVIDE -> r == 0 ? Optional.empty() : Optional.of(l / r);
      case REMAINDER -> r == 0 ? Optional.empty() : Optional.of(l % r);
      case BINARY_AND -> Optional.of(l & r);
      case BINARY_OR -> Optional.of(l | r);
      case XOR -> Optional.of(l ^ r);
      default -> ordered(operator, Integer.compare(l, r));
    };
  }

  private static Optional<Object> longs(BinaryExpr.Operator operator, long l, long r) {
    return switch (operator) {
      case PLUS -> Optional.of(l + r);
      case MINUS -> Optional.of(l - r);
      case MULTIPLY -> Optional.of(l * r);
      case DIVIDE -> r == 0 ? Optional.empty() : Optional.of(l / r);
      case REMAINDER -> r == 0 ? Optional.empty() : Optional.of(l % r);
      case BINARY_AND -> Optional.of(l & r);
      case BINARY_OR -> Optional.of(l | r);
      case XOR -> Optional.of(l ^ r);
      default -> ordered(operator, Long.compare(l, r));
    };
  }

  private static Optional<Object> ordered(BinaryExpr.Operator operator, int comparison) {
    return switch (operator) {
      case EQUALS -> Optional.of(comparison == 0);
      case NOT_EQUALS -> Optional.of(comparison != 0);
      case LESS -> Optional.of(comparison < 0);
      case LESS_EQUALS -> Optional.of(comparison <= 0);
      case GREATER -> Optional.of(comparison > 0);
      case GREATER_EQUALS -> Optional.of(comparison >= 0);
      default -> Optional.empty();
    };
  }

  private static Optional<Object> floats(BinaryExpr.Operator operator, float l, float r) {
    return switch (operator) {
      case PLUS -> Optional.of(canonical(l + r));
      case MINUS -> Optional.of(canonical(l - r));
      case MULTIPLY -> Optional.of(canonical(l * r));
      case DIVIDE -> Optional.of(canonical(l / r));
      case REMAINDER -> Optional.of(canonical(l % r));
      default -> unordered(operator, l, r);
    };
  }

  private static Optional<Object> doubles(BinaryExpr.Operator operator, double l, double r) {
    return switch (operator) {
      case PLUS -> Optional.of(canonical(l + r));
      case MINUS -> Optional.of(canonical(l - r));
      case MULTIPLY -> Optional.of(canonical(l * r));
      case DIVIDE -> Optional.of(canonical(l / r));
      case REMAINDER -> Optional.of(canonical(l % r));
      default -> unordered(operator, l, r);
    };
  }

  /** Comparisons with NaN and signed zeros; widening a float changes none of them. */
  private static Optional<Object> unordered(BinaryExpr.Operator operator, double l, double r) {
    return switch (operator) {
      case EQUALS -> Optional.of(l == r);
      case NOT_EQUALS -> Optional.of(l != r);
      case LESS -> Optional.of(l < r);
      case LESS_EQUALS -> Optional.of(l <= r);
      case GREATER -> Optional.of(l > r);
      case GREATER_EQUALS -> Optional.of(l >= r);
      default -> Optional.empty();
    };
  }
}

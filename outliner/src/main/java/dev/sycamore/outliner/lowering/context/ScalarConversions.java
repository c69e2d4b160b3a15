package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/** Conversions between scalar types, written out (JLS 5). */
public final class ScalarConversions {

  private ScalarConversions() {}

  /** {@code expression} as a {@code type}; constants are converted here. */
  public static DeviceExpression convert(DeviceExpression expression, ScalarType type) {
    if (expression.type() == type) {
      return expression;
    }
    if (expression instanceof Literal literal && type != ScalarType.HALF) {
      return literal(convert(literal.value(), type), type, literal.span());
    }
    return new Convert(type, expression, expression.span());
  }

  /** Binary numeric promotion (JLS 5.6). */
  public static ScalarType promote(ScalarType left, ScalarType right) {
    if (left == ScalarType.DOUBLE || right == ScalarType.DOUBLE) {
      return ScalarType.DOUBLE;
    }
    if (left == ScalarType.FLOAT || right == ScalarType.FLOAT) {
      return ScalarType.FLOAT;
    }
    return left == ScalarType.LONG || right == ScalarType.LONG ? ScalarType.LONG : ScalarType.INT;
  }

  /**
   * The type of the branches of an expression.
   *
   * @param own the type of the expression
   * @param target to which each branch is converted, if a host compiler does that
   */
  public static ScalarType handedDown(ScalarType own, Optional<ScalarType> target) {
    return target.filter(type -> isNumeric(type) && isNumeric(own)).orElse(own);
  }

  /** Unary numeric promotion (JLS 5.6). */
  public static ScalarType promote(ScalarType type) {
    return promote(type, type);
  }

  /** Whether arithmetic of Java takes it. */
  public static boolean isNumeric(ScalarType type) {
    return type != ScalarType.BOOLEAN && type != ScalarType.HALF;
  }

  public static Literal literal(Object value, ScalarType type, SourceSpan span) {
    return new Literal(type, value, span);
  }

  public static Literal intLiteral(int value, SourceSpan span) {
    return new Literal(ScalarType.INT, value, span);
  }

  /** A boxed value of one primitive type as one of another. */
  public static Object convert(Object value, ScalarType type) {
    if (value instanceof Boolean || type == ScalarType.BOOLEAN) {
      return value;
    }
    Number number = value instanceof Character c ? (Number) (int) c : (Number) value;
    boolean floating = number instanceof Float || number instanceof Double;
    return switch (type) {
      case BYTE -> floating ? (byte) number.intValue() : (Object) number.byteValue();
      case SHORT -> floating ? (short) number.intValue() : (Object) number.shortValue();
      case CHAR -> (char) number.intValue();
      case INT -> number.intValue();
      case LONG -> number.longValue();
      case FLOAT -> number.floatValue();
      case DOUBLE -> number.doubleValue();
      default -> throw new IllegalArgumentException("no constants of type " + type);
    };
  }
}

package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/** Computes with terms as Java does with numbers. */
final class Arithmetic {
  private static final Term ZERO = new Term.Constant(0);
  private static final Term ONE = new Term.Constant(1);

  private Arithmetic() {}

  /**
   * The value of an operation.
   *
   * @param type of the operands
   */
  static Term binary(BinaryOperator operator, DeviceType type, Term left, Term right) {
    if (!left.isKnown() || !right.isKnown()) {
      return Term.unknown();
    }
    if (type == ScalarType.INT || type == ScalarType.LONG || type == ScalarType.BOOLEAN) {
      if (left instanceof Term.Constant a && right instanceof Term.Constant b) {
        return constant(operator, type, a.value(), b.value())
            .<Term>map(Term.Constant::new)
            .orElse(Term.unknown());
      }
      Optional<Term> neutral = neutral(operator, left, right);
      if (neutral.isPresent()) {
        return neutral.get();
      }
    }
    return Term.computed(List.of(operator, type), List.of(left, right));
  }

  /** What zero and one do to the other operand. */
  private static Optional<Term> neutral(BinaryOperator operator, Term left, Term right) {
    return switch (operator) {
      case ADD ->
          left.equals(ZERO)
              ? Optional.of(right)
              : right.equals(ZERO) ? Optional.of(left) : Optional.empty();
      case SUBTRACT -> right.equals(ZERO) ? Optional.of(left) : Optional.empty();
      case MULTIPLY ->
          left.equals(ZERO) || right.equals(ONE)
              ? Optional.of(left)
              : right.equals(ZERO) || left.equals(ONE) ? Optional.of(right) : Optional.empty();
      case DIVIDE -> right.equals(ONE) ? Optional.of(left) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Long> constant(BinaryOperator operator, DeviceType type, long a, long b) {
    boolean isLong = type == ScalarType.LONG;
    int bits = isLong ? Long.SIZE : Integer.SIZE;
    int shift = (int) b & (bits - 1);
    return switch (operator) {
      case ADD -> Optional.of(narrow(isLong, a + b));
      case SUBTRACT -> Optional.of(narrow(isLong, a - b));
      case MULTIPLY -> Optional.of(narrow(isLong, a * b));
      case DIVIDE -> b == 0 ? Optional.empty() : Optional.of(narrow(isLong, a / b));
      case REMAINDER -> b == 0 ? Optional.empty() : Optional.of(a % b);
      case SHIFT_LEFT -> Optional.of(narrow(isLong, a << shift));
      case SHIFT_RIGHT -> Optional.of(a >> shift);
      case SHIFT_RIGHT_UNSIGNED -> Optional.of(isLong ? a >>> shift : (long) ((int) a >>> shift));
      case AND -> Optional.of(a & b);
      case OR -> Optional.of(a | b);
      case XOR -> Optional.of(a ^ b);
      case LESS -> Optional.of(a < b ? 1L : 0L);
      case LESS_OR_EQUAL -> Optional.of(a <= b ? 1L : 0L);
      case GREATER -> Optional.of(a > b ? 1L : 0L);
      case GREATER_OR_EQUAL -> Optional.of(a >= b ? 1L : 0L);
      case EQUAL -> Optional.of(a == b ? 1L : 0L);
      case NOT_EQUAL -> Optional.of(a != b ? 1L : 0L);
    };
  }

  /** The value of a conversion. */
  static Term convert(ScalarType to, DeviceType from, Term value) {
    boolean widens =
        (to == ScalarType.LONG || to == ScalarType.INT)
            && from instanceof ScalarType scalar
            && scalar.isIntegral()
            && scalar.size() <= to.size();
    if (!value.isKnown() || widens || to.equals(from)) {
      return value;
    }
    if (value instanceof Term.Constant number
        && from instanceof ScalarType integral
        && integral.isIntegral()) {
      Optional<Long> narrowed = converted(to, number.value());
      if (narrowed.isPresent()) {
        return new Term.Constant(narrowed.get());
      }
    }
    return Term.computed(to, List.of(value));
  }

  private static Optional<Long> converted(ScalarType to, long value) {
    return switch (to) {
      case BYTE -> Optional.of((long) (byte) value);
      case SHORT -> Optional.of((long) (short) value);
      case CHAR -> Optional.of((long) (char) value);
      case INT -> Optional.of((long) (int) value);
      case LONG -> Optional.of(value);
      default -> Optional.empty();
    };
  }

  private static long narrow(boolean isLong, long value) {
    return isLong ? value : (int) value;
  }
}

package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.disjoint.Known.Int;
import dev.sycamore.analysis.disjoint.Symbol.Kind;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/** Computes with integers as far as their symbols allow. */
final class SymbolArithmetic {
  private static final int MOST_SHIFT = 31;

  private final Symbols symbols;

  SymbolArithmetic(Symbols symbols) {
    this.symbols = symbols;
  }

  static Int constant(long value) {
    return new Int(SymbolSum.of(value), true);
  }

  /** Any number of a type, another one each time. */
  Int any(DeviceType type) {
    return of(symbols.fresh(Kind.FREE, Symbols.limits(type), Interval.ANY));
  }

  static Int of(Symbol symbol) {
    return new Int(SymbolSum.of(symbol), true);
  }

  /** The result of an operation on numbers of a type, INT or LONG. */
  Int binary(BinaryOperator operator, DeviceType type, Int left, Int right, Facts facts) {
    try {
      Optional<Long> number = right.isExact() ? right.value().constant() : Optional.empty();
      Optional<Long> first = left.isExact() ? left.value().constant() : Optional.empty();
      if (number.isPresent() && first.isPresent()) {
        Optional<Long> result = divided(operator, first.get(), number.get());
        if (result.isPresent()) {
          return convert((ScalarType) type, constant(result.get()), facts);
        }
      }
      return switch (operator) {
        case ADD -> result(left.value().plus(right.value()), type, left, right, facts);
        case SUBTRACT -> result(left.value().minus(right.value()), type, left, right, facts);
        case MULTIPLY -> result(left.value().times(right.value()), type, left, right, facts);
        case SHIFT_LEFT ->
            number.isPresent() && number.get() >= 0 && number.get() < MOST_SHIFT
                ? result(left.value().times(1L << number.get()), type, left, left, facts)
                : unknown(operator, type, left, right);
        case DIVIDE -> quotient(type, left, right, facts);
        case REMAINDER -> remainder(type, left, right, facts);
        case SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED ->
            number.isPresent()
                    && number.get() >= 0
                    && number.get() < MOST_SHIFT
                    && isNotNegative(left, facts)
                ? quotient(type, left, constant(1L << number.get()), facts)
                : unknown(operator, type, left, right);
        case AND -> masked(type, left, right, facts);
        default -> unknown(operator, type, left, right);
      };
    } catch (ArithmeticException tooLarge) {
      return any(type);
    }
  }

  /** The result of a division of numbers, which have no symbols; others are left as they are. */
  private static Optional<Long> divided(BinaryOperator operator, long left, long right) {
    if (right == 0 || operator == BinaryOperator.AND) {
      return operator == BinaryOperator.AND ? Optional.of(left & right) : Optional.empty();
    }
    return operator == BinaryOperator.DIVIDE
        ? Optional.of(left / right)
        : operator == BinaryOperator.REMAINDER ? Optional.of(left % right) : Optional.empty();
  }

  private Int result(SymbolSum value, DeviceType type, Int left, Int right, Facts facts) {
    return new Int(
        value, left.isExact() && right.isExact() && fits(value, Symbols.limits(type), facts));
  }

  private boolean fits(SymbolSum value, Limits type, Facts facts) {
    return facts.limits(value, symbols).filter(limits -> limits.isIn(type)).isPresent();
  }

  private boolean isNotNegative(Int value, Facts facts) {
    return value.isExact()
        && facts.limits(value.value(), symbols).filter(l -> l.low() >= 0).isPresent();
  }

  private boolean isPositive(Int value, Facts facts) {
    return value.isExact()
        && facts.limits(value.value(), symbols).filter(l -> l.low() >= 1).isPresent();
  }

  /** A value that is the same where the operation and the operands are. */
  private Int unknown(BinaryOperator operator, DeviceType type, Int left, Int right) {
    if (type != ScalarType.INT && !(left.isExact() && right.isExact())) {
      return any(type);
    }
    return of(symbol(operator, type, left, right, Symbols.limits(type), Interval.ANY));
  }

  private Symbol symbol(
      BinaryOperator operator,
      DeviceType type,
      Int left,
      Int right,
      Limits limits,
      Interval interval) {
    boolean isShared = left.value().isShared() && right.value().isShared();
    // Its limits follow from what is known at the place.
    return symbols.named(
        isShared ? Kind.SHARED : Kind.FREE,
        List.of(operator, type, left, right, limits, interval),
        limits,
        interval);
  }

  private Int quotient(DeviceType type, Int left, Int right, Facts facts) {
    if (!isNotNegative(left, facts) || !isPositive(right, facts)) {
      return unknown(BinaryOperator.DIVIDE, type, left, right);
    }
    long most = facts.limits(left.value(), symbols).orElse(Limits.LONG).high();
    long least = facts.limits(right.value(), symbols).orElse(new Limits(1, 1)).low();
    return of(
        symbol(
            BinaryOperator.DIVIDE,
            type,
            left,
            right,
            new Limits(0, most / Math.max(1, least)),
            new Interval(
                List.of(SymbolSum.ZERO), List.of(SymbolSum.of(most / Math.max(1, least))))));
  }

  /** Of a positive divisor, a symbol with its bounds; of others what the quotient leaves. */
  private Int remainder(DeviceType type, Int left, Int right, Facts facts) {
    if (!isNotNegative(left, facts) || !isPositive(right, facts) || !right.value().isShared()) {
      Int quotient = unknown(BinaryOperator.DIVIDE, type, left, right);
      return new Int(left.value().minus(quotient.value().times(right.value())), false);
    }
    Symbol rest =
        symbol(
            BinaryOperator.REMAINDER,
            type,
            left,
            right,
            new Limits(0, facts.limits(right.value(), symbols).orElse(Limits.INT).high() - 1),
            Interval.of(SymbolSum.ZERO, right.value().plus(-1)));
    Int quotient = quotient(type, left, right, facts);
    for (Symbol whole : left.value().varying()) {
      if (left.value().minus(SymbolSum.of(whole)).isShared()) {
        symbols.add(new Symbols.Split(whole, quotient.value().varying().iterator().next(), rest));
      }
    }
    return of(rest);
  }

  private Int masked(DeviceType type, Int left, Int right, Facts facts) {
    Optional<Long> mask = right.value().constant();
    if (mask.isEmpty()) {
      return left.value().constant().isPresent()
          ? masked(type, right, left, facts)
          : unknown(BinaryOperator.AND, type, left, right);
    }
    long number = mask.get();
    if (number >= 0 && Long.bitCount(number + 1) == 1 && isNotNegative(left, facts)) {
      return remainder(type, left, constant(number + 1), facts);
    }
    return number >= 0
        ? of(
            symbol(
                BinaryOperator.AND,
                type,
                left,
                right,
                new Limits(0, number),
                Interval.of(SymbolSum.ZERO, SymbolSum.of(number))))
        : unknown(BinaryOperator.AND, type, left, right);
  }

  /** The same number as a number of another type. */
  Int convert(DeviceType to, Int value, Facts facts) {
    boolean fits = value.isExact() && fits(value.value(), Symbols.limits(to), facts);
    if (fits || to == ScalarType.INT || to == ScalarType.LONG) {
      // What does not fit is still right up to multiples of 2^32.
      return new Int(value.value(), fits);
    }
    return any(to);
  }

  /** The least or the greatest of two numbers. */
  Int extreme(boolean least, DeviceType type, Int left, Int right) {
    if (!left.isExact() || !right.isExact()) {
      return any(type);
    }
    boolean isShared = left.value().isShared() && right.value().isShared();
    List<SymbolSum> both = List.of(left.value(), right.value());
    return of(
        symbols.named(
            isShared ? Kind.SHARED : Kind.FREE,
            List.of(least, type, left, right),
            Symbols.limits(type),
            least ? new Interval(List.of(), both) : new Interval(both, List.of())));
  }
}

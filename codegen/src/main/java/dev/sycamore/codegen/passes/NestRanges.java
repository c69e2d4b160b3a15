package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Between which numbers the INTs of a nest of loops are, in all of its passes. */
final class NestRanges implements SimpleExpressionVisitor<Optional<ValueRange>> {

  private static final int MOST_SHIFT = 30;
  private static final long BYTES = 1L << 7;
  private static final long SHORTS = 1L << 15;
  private static final long CHARS = (1L << 16) - 1;

  private final NestFacts facts;
  private final LongTerms terms;
  private final Map<Variable, Known> known = new HashMap<>();
  private List<DeviceExpression> conditions = new ArrayList<>();

  /** The range of a variable, and under which conditions it holds. */
  private record Known(Optional<ValueRange> range, List<DeviceExpression> conditions) {}

  NestRanges(NestFacts facts, LongTerms terms) {
    this.facts = facts;
    this.terms = terms;
  }

  /** Keeps the range of a variable, whose conditions are those of who reads it. */
  void define(Variable variable, Supplier<Optional<ValueRange>> range) {
    List<DeviceExpression> before = conditions;
    conditions = new ArrayList<>();
    Optional<ValueRange> found = range.get();
    known.put(variable, new Known(found, conditions));
    conditions = before;
  }

  /** The range of a variable that is defined. */
  Optional<ValueRange> of(Variable variable) {
    Known found = known.get(variable);
    if (found == null) {
      return Optional.empty();
    }
    conditions.addAll(found.conditions());
    return found.range();
  }

  void forget(Variable variable) {
    known.remove(variable);
  }

  /** The range of an INT, up to multiples of 2^32; empty if nothing is known of it. */
  Optional<ValueRange> of(DeviceExpression e) {
    if (e.type() != ScalarType.INT) {
      return Optional.empty();
    } else if (facts.isFixed(e)) {
      return Optional.of(fixed(e));
    }
    return e.accept(this).filter(ValueRange::isExact);
  }

  /** The range of an INT as it is. */
  Optional<ValueRange> exact(DeviceExpression e) {
    return of(e).map(this::within);
  }

  private ValueRange fixed(DeviceExpression e) {
    OptionalLong constant = LongTerms.constant(e);
    long most = constant.isPresent() ? Math.abs(constant.getAsLong()) + 1 : ValueRange.INT;
    return ValueRange.single(terms.ofInt(e), most);
  }

  private ValueRange within(ValueRange range) {
    if (range.most() > ValueRange.INT) {
      require(terms.number(Integer.MIN_VALUE), range.low());
      require(range.high(), terms.number(Integer.MAX_VALUE));
      return new ValueRange(range.low(), range.high(), ValueRange.INT);
    }
    return range;
  }

  /** Adds a condition under which ranges hold: that a number is at most another one. */
  void require(DeviceExpression least, DeviceExpression most) {
    terms.atMost(least, most).ifPresent(conditions::add);
  }

  /** How many conditions there are, so that those after them can be taken back. */
  int conditions() {
    return conditions.size();
  }

  /** Whether none of the conditions after these is known to be false. */
  boolean isPossible(int count) {
    return conditions.subList(count, conditions.size()).stream()
        .noneMatch(Literal.class::isInstance);
  }

  void takeBack(int count) {
    conditions = new ArrayList<>(conditions.subList(0, count));
  }

  /** All conditions, if there are some. */
  Optional<DeviceExpression> all() {
    return conditions.stream().distinct().reduce(terms::and);
  }

  @Override
  public Optional<ValueRange> defaultAction(DeviceExpression e) {
    return Optional.empty();
  }

  @Override
  public Optional<ValueRange> visitReadLocal(ReadLocal e) {
    return of(e.variable());
  }

  @Override
  public Optional<ValueRange> visitConvert(Convert e) {
    if (!(e.operand().type() instanceof ScalarType from)) {
      return Optional.empty();
    }
    return switch (from) {
      case BYTE -> Optional.of(between(-BYTES, BYTES - 1));
      case SHORT -> Optional.of(between(-SHORTS, SHORTS - 1));
      case CHAR -> Optional.of(between(0, CHARS));
      default -> Optional.empty();
    };
  }

  private ValueRange between(long low, long high) {
    return new ValueRange(
        terms.number(low), terms.number(high), Math.max(Math.abs(low), Math.abs(high)) + 1);
  }

  @Override
  public Optional<ValueRange> visitConditional(Conditional e) {
    return of(e.whenTrue())
        .flatMap(
            one ->
                of(e.whenFalse())
                    .map(
                        other ->
                            new ValueRange(
                                terms.least(one.low(), other.low()),
                                terms.greatest(one.high(), other.high()),
                                Math.max(one.most(), other.most()))));
  }

  @Override
  public Optional<ValueRange> visitIntrinsicCall(IntrinsicCall e) {
    boolean lesser = e.intrinsic() == Intrinsic.MIN;
    if (!lesser && e.intrinsic() != Intrinsic.MAX) {
      return Optional.empty();
    }
    return exact(e.arguments().get(0))
        .flatMap(
            one ->
                exact(e.arguments().get(1))
                    .map(
                        other ->
                            new ValueRange(
                                choice(lesser, one.low(), other.low()),
                                choice(lesser, one.high(), other.high()),
                                Math.max(one.most(), other.most()))));
  }

  private DeviceExpression choice(boolean lesser, DeviceExpression one, DeviceExpression other) {
    return lesser ? terms.least(one, other) : terms.greatest(one, other);
  }

  @Override
  public Optional<ValueRange> visitBinary(Binary e) {
    return switch (e.operator()) {
      case ADD -> both(e, this::sum);
      case SUBTRACT -> both(e, this::difference);
      case MULTIPLY -> both(e, this::product);
      case SHIFT_LEFT ->
          places(e).flatMap(by -> of(e.left()).map(x -> product(x, between(1L << by, 1L << by))));
      case SHIFT_RIGHT ->
          places(e)
              .flatMap(
                  by ->
                      exact(e.left())
                          .map(
                              x ->
                                  new ValueRange(
                                      terms.shifted(x.low(), by),
                                      terms.shifted(x.high(), by),
                                      x.most())));
      case DIVIDE -> positive(e.right()).flatMap(by -> quotient(e.left(), by));
      case REMAINDER -> remainder(e);
      case AND -> mask(e.right()).or(() -> mask(e.left())).map(bits -> between(0, bits));
      default -> Optional.empty();
    };
  }

  private interface Combination {
    ValueRange of(ValueRange left, ValueRange right);
  }

  private Optional<ValueRange> both(Binary e, Combination combination) {
    return of(e.left()).flatMap(left -> of(e.right()).map(right -> combination.of(left, right)));
  }

  private ValueRange sum(ValueRange left, ValueRange right) {
    return new ValueRange(
        terms.sum(left.low(), right.low()),
        terms.sum(left.high(), right.high()),
        left.most() + right.most());
  }

  private ValueRange difference(ValueRange left, ValueRange right) {
    return new ValueRange(
        terms.difference(left.low(), right.high()),
        terms.difference(left.high(), right.low()),
        left.most() + right.most());
  }

  private ValueRange product(ValueRange left, ValueRange right) {
    long most =
        Math.multiplyHigh(left.most(), right.most()) != 0
            ? Long.MAX_VALUE
            : left.most() * right.most();
    if (most < 0 || most > ValueRange.FAR) {
      // Too far to compute.
      return new ValueRange(left.low(), left.high(), Long.MAX_VALUE);
    } else if (left.isSingle() && !right.isSingle()) {
      return product(right, left);
    }
    DeviceExpression first = terms.product(left.low(), right.low());
    DeviceExpression second = terms.product(left.high(), right.low());
    if (right.isSingle() && LongTerms.constant(right.low()).orElse(-1) >= 0) {
      return new ValueRange(first, second, most);
    }
    DeviceExpression low = terms.least(first, second);
    DeviceExpression high = terms.greatest(first, second);
    if (!right.isSingle()) {
      DeviceExpression third = terms.product(left.low(), right.high());
      DeviceExpression fourth = terms.product(left.high(), right.high());
      low = terms.least(low, terms.least(third, fourth));
      high = terms.greatest(high, terms.greatest(third, fourth));
    }
    return new ValueRange(low, high, most);
  }

  private Optional<ValueRange> quotient(DeviceExpression number, long by) {
    return exact(number)
        .map(
            x ->
                new ValueRange(
                    terms.quotient(x.low(), by), terms.quotient(x.high(), by), x.most()));
  }

  /** Of a number that is not negative, by one that is above 0. */
  private Optional<ValueRange> remainder(Binary e) {
    return exact(e.right())
        .flatMap(
            by ->
                exact(e.left())
                    .map(
                        number -> {
                          require(terms.number(0), number.low());
                          require(terms.number(1), by.low());
                          return new ValueRange(
                              terms.number(0),
                              terms.difference(by.high(), terms.number(1)),
                              by.most());
                        }));
  }

  private static Optional<Integer> places(Binary e) {
    return constant(e.right()).filter(by -> by >= 0 && by <= MOST_SHIFT).map(Long::intValue);
  }

  private static Optional<Long> positive(DeviceExpression e) {
    return constant(e).filter(by -> by > 0);
  }

  private static Optional<Long> mask(DeviceExpression e) {
    return constant(e).filter(bits -> bits >= 0);
  }

  private static Optional<Long> constant(DeviceExpression e) {
    return e instanceof Literal literal && literal.type() == ScalarType.INT
        ? Optional.of(((Number) literal.value()).longValue())
        : Optional.empty();
  }
}

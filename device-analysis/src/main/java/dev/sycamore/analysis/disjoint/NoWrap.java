package dev.sycamore.analysis.disjoint;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether indices whose difference is a multiple of 2^32 are equal. Either they cannot be so far
 * apart, or some work-item between them has an index that is out of range.
 */
final class NoWrap {
  private static final long MOST_APART = (1L << 32) - 1;
  private static final long HALF = 1L << 31;
  private static final SymbolSum ONE = SymbolSum.of(1);

  private final Symbols symbols;
  private final Signs signs;
  private final MemoryAccess a;
  private final MemoryAccess b;

  NoWrap(Symbols symbols, Signs signs, MemoryAccess a, MemoryAccess b) {
    this.symbols = symbols;
    this.signs = signs;
    this.a = a;
    this.b = b;
  }

  /**
   * Whether that is so.
   *
   * @param sum what all digits can make
   */
  boolean isSure(SymbolSum x, SymbolSum y, IndexDigits digits, SymbolSum sum) {
    return hasSafeCounters(digits)
        && (signs.isAtMost(sum, MOST_APART)
            || isWorkItems(symbols, sum)
            || (isConnected(x, a.facts()) && isConnected(y, b.facts()) && isNear(x, y)));
  }

  /** A counter that goes past the largest INT has an index that is out of range, if it has one. */
  private boolean hasSafeCounters(IndexDigits digits) {
    boolean isFull = a.facts().full() && b.facts().full();
    return isFull
        || digits.all().stream()
            .map(Digit::symbol)
            .allMatch(
                symbol ->
                    symbols.stride(symbol).map(stride -> isSafe(stride, symbol)).orElse(true));
  }

  private boolean isSafe(Symbols.Stride stride, Symbol counter) {
    Limits values = a.facts().limits(counter, symbols);
    Limits others = b.facts().limits(counter, symbols);
    long step = stride.step().constant().orElse(0L);
    return Math.abs(step) == 1
        || (step != 0
            && Limits.INT.low() <= Math.min(values.low(), others.low()) + step
            && Math.max(values.high(), others.high()) + step <= Limits.INT.high());
  }

  /** Whether a number is less than that of the work-items: each launch has less than 2^32. */
  private static boolean isWorkItems(Symbols symbols, SymbolSum sum) {
    boolean isFound = false;
    for (Map.Entry<List<Symbol>, Long> term : sum.terms().entrySet()) {
      Set<Symbol> distinct = new HashSet<>(term.getKey());
      if (term.getValue() > 0) {
        if (isFound
            || distinct.size() != term.getKey().size()
            || !distinct.stream().allMatch(symbols::isSize)
            || term.getValue() > symbols.knownSizes()) {
          return false;
        }
        isFound = true;
      } else if (term.getKey().stream().anyMatch(symbol -> symbol.least() < 0)) {
        return false;
      }
    }
    return isFound;
  }

  /**
   * Whether work-items come to all indices, and from one to the next it is never so far that those
   * between 2^31 and 2^32 are left out, which are negative.
   */
  private boolean isConnected(SymbolSum index, Facts facts) {
    Optional<IndexDigits> digits =
        IndexDigits.of(index, facts, index, facts, Set.of(), Set.of(), symbols);
    if (!facts.full() || digits.isEmpty()) {
      return false;
    }
    SymbolSum sum = SymbolSum.ZERO;
    boolean isExact = true;
    for (Digit digit : digits.get().all()) {
      Interval interval = facts.of(digit.symbol(), symbols);
      SymbolSum step = symbols.stride(digit.symbol()).map(Symbols.Stride::step).orElse(ONE);
      boolean isUnit = step.constant().filter(n -> Math.abs(n) == 1).isPresent();
      SymbolSum size = digit.factor().times(step.weight() < 0 ? step.times(-1) : step);
      boolean isSmall =
          signs.isAtMost(size, HALF)
              || (isExact && isUnit && signs.isAtMost(digit.factor().minus(sum), HALF));
      if (digit.symbol().kind() == Symbol.Kind.FREE || !isSmall) {
        return false;
      }
      isExact &= interval.isExact() && isUnit && digit.widths().size() == 1;
      if (isExact) {
        sum = sum.plus(digit.factor().times(digit.widths().get(0)));
      }
    }
    return true;
  }

  /** Whether a work-item may have two indices less than 2^31 apart. */
  private boolean isNear(SymbolSum x, SymbolSum y) {
    SymbolSum distance = x.without(Symbol::varies).minus(y.without(Symbol::varies));
    Set<Symbol> varying = new LinkedHashSet<>(x.varying());
    varying.addAll(y.varying());
    for (Symbol symbol : varying) {
      Interval one = a.facts().of(symbol, symbols);
      Interval other = b.facts().of(symbol, symbols);
      if (x.factorOf(symbol).equals(y.factorOf(symbol))) {
        Interval common = one.common(other);
        if (!common.equals(one) && !common.equals(other)) {
          return false;
        }
      } else {
        Optional<SymbolSum> first = first(x.varying().contains(symbol) ? one : other);
        if (first.isEmpty() || symbol.kind() == Symbol.Kind.ID) {
          return false;
        }
        distance = distance.plus(x.factorOf(symbol).minus(y.factorOf(symbol)).times(first.get()));
      }
    }
    return distance.constant().filter(n -> -HALF < n && n < HALF).isPresent();
  }

  private static Optional<SymbolSum> first(Interval interval) {
    return interval.lows().size() == 1 ? Optional.of(interval.lows().get(0)) : Optional.empty();
  }
}

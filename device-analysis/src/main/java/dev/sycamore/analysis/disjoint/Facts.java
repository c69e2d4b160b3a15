package dev.sycamore.analysis.disjoint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the symbols where a work-item is.
 *
 * @param found what conditions on the way there have shown
 * @param full whether a work-item comes there for all values that the bounds leave, and so do all
 *     work-items
 */
record Facts(Map<Symbol, Interval> found, boolean full) {

  /** At the start of a kernel. */
  static final Facts START = new Facts(Map.of(), true);

  Facts {
    found = Map.copyOf(found);
  }

  /** Where something else decides, too. */
  Facts sparse() {
    return new Facts(found, false);
  }

  Facts fullIf(boolean condition) {
    return new Facts(found, full && condition);
  }

  /** The bounds of a symbol; these are known of it anywhere. */
  Interval of(Symbol symbol, Symbols symbols) {
    Interval always = symbols.bounds(symbol);
    Interval here = found.get(symbol);
    return here == null ? always : always.and(here);
  }

  Facts with(Symbol symbol, Interval interval) {
    Map<Symbol, Interval> more = new HashMap<>(found);
    more.merge(symbol, interval, Interval::and);
    return new Facts(more, full);
  }

  /** The least and greatest numbers that a symbol can be. */
  Limits limits(Symbol symbol, Symbols symbols) {
    long low = symbol.least();
    long high = symbol.most();
    Interval interval = of(symbol, symbols);
    for (SymbolSum bound : interval.lows()) {
      low = Math.max(low, constants(bound).map(Limits::low).orElse(low));
    }
    for (SymbolSum bound : interval.highs()) {
      high = Math.min(high, constants(bound).map(Limits::high).orElse(high));
    }
    // What is never reached may have no values at all.
    return low <= high ? new Limits(low, high) : new Limits(symbol.least(), symbol.most());
  }

  private static Optional<Limits> constants(SymbolSum bound) {
    return Limits.of(bound, symbol -> new Limits(symbol.least(), symbol.most()));
  }

  Optional<Limits> limits(SymbolSum polynomial, Symbols symbols) {
    return Limits.of(polynomial, symbol -> limits(symbol, symbols));
  }

  /** Where a sum is not negative. */
  Facts notNegative(SymbolSum sum, Symbols symbols) {
    List<Symbol> varying = List.copyOf(sum.varying());
    if (varying.isEmpty()) {
      return ofShared(sum);
    }
    Facts result = varying.size() == 1 ? this : sparse();
    boolean bounded = false;
    for (Symbol symbol : varying) {
      Optional<Long> factor = sum.factorOf(symbol).constant();
      if (factor.isPresent() && Math.abs(factor.get()) == 1) {
        boolean isHigh = factor.get() == -1;
        SymbolSum rest = sum.without(symbol::equals);
        Optional<SymbolSum> bound = end(isHigh ? rest : rest.times(-1), isHigh, symbols);
        if (bound.isPresent()) {
          Interval interval =
              isHigh
                  ? new Interval(List.of(), List.of(bound.get()))
                  : new Interval(List.of(bound.get()), List.of());
          result = result.with(symbol, interval);
          // Work-items do not have all values of what memory holds.
          bounded = symbol.kind() != Symbol.Kind.FREE;
        }
      }
    }
    return result.fullIf(bounded);
  }

  /** What a sum is at most, or at least, without symbols that vary. */
  Optional<SymbolSum> end(SymbolSum sum, boolean most, Symbols symbols) {
    SymbolSum result = sum;
    for (Symbol symbol : sum.varying()) {
      Optional<Long> factor = result.factorOf(symbol).constant();
      if (factor.isEmpty()) {
        return Optional.empty();
      }
      Interval interval = of(symbol, symbols);
      List<SymbolSum> ends = (factor.get() > 0) == most ? interval.highs() : interval.lows();
      Optional<SymbolSum> end = ends.stream().filter(SymbolSum::isShared).findFirst();
      if (end.isEmpty()) {
        return Optional.empty();
      }
      result = result.without(symbol::equals).plus(end.get().times(factor.get()));
    }
    return Optional.of(result);
  }

  /** All work-items are there, or none. */
  private Facts ofShared(SymbolSum sum) {
    SymbolSum number = sum.without(symbol -> true);
    SymbolSum rest = sum.minus(number);
    if (rest.terms().size() == 1) {
      Map.Entry<List<Symbol>, Long> only = rest.terms().entrySet().iterator().next();
      if (only.getKey().size() == 1 && Math.abs(only.getValue()) == 1) {
        Symbol symbol = only.getKey().get(0);
        return with(
            symbol,
            only.getValue() == 1
                ? new Interval(List.of(number.times(-1)), List.of())
                : new Interval(List.of(), List.of(number)));
      }
    }
    return this;
  }
}

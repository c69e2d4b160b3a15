package dev.sycamore.analysis.disjoint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether sums of shared symbols are positive where two work-items are at their places. That they
 * are there is a fact, too: no width is negative.
 */
final class Signs {
  private final Symbols symbols;
  private final Facts a;
  private final Facts b;
  private final Map<Symbol, Long> least = new HashMap<>();

  Signs(Symbols symbols, Facts a, Facts b) {
    this.symbols = symbols;
    this.a = a;
    this.b = b;
    for (Facts facts : List.of(a, b)) {
      for (Symbol symbol : facts.found().keySet()) {
        for (SymbolSum width : facts.of(symbol, symbols).widths()) {
          learn(width);
        }
      }
    }
  }

  /** From a number that is not negative. */
  private void learn(SymbolSum width) {
    SymbolSum number = width.without(symbol -> true);
    SymbolSum rest = width.minus(number);
    if (rest.terms().size() == 1) {
      Map.Entry<List<Symbol>, Long> only = rest.terms().entrySet().iterator().next();
      if (only.getKey().size() == 1 && only.getValue() == 1) {
        least.merge(only.getKey().get(0), -number.constant().orElse(0L), Math::max);
      }
    }
  }

  boolean isPositive(SymbolSum sum) {
    SymbolSum moved = SymbolSum.ZERO;
    for (Map.Entry<List<Symbol>, Long> term : sum.terms().entrySet()) {
      SymbolSum product = SymbolSum.of(term.getValue());
      for (Symbol symbol : term.getKey()) {
        long low = low(symbol);
        if (low <= Integer.MIN_VALUE) {
          return false;
        }
        // The symbol stands for how much it is above the least.
        product = product.times(SymbolSum.of(symbol).plus(low));
      }
      moved = moved.plus(product);
    }
    return moved.terms().values().stream().allMatch(factor -> factor > 0)
        && moved.terms().getOrDefault(List.of(), 0L) > 0;
  }

  private long low(Symbol symbol) {
    return Math.max(least.getOrDefault(symbol, Long.MIN_VALUE), a.limits(symbol, symbols).low());
  }

  /** Whether a sum is certain not to be more than a number. */
  boolean isAtMost(SymbolSum sum, long number) {
    Optional<Limits> limits = a.limits(sum, symbols);
    return limits.filter(l -> l.high() <= number).isPresent()
        || b.limits(sum, symbols).filter(l -> l.high() <= number).isPresent();
  }
}

package dev.sycamore.analysis.disjoint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The difference of two indices as a sum of multiples of differences.
 *
 * @param all the smallest first
 * @param rest what the symbols leave of the difference
 */
record IndexDigits(List<Digit> all, long rest) {
  IndexDigits {
    all = List.copyOf(all);
  }

  /**
   * Of the indices of two work-items.
   *
   * @param equal symbols that are known to be the same for both
   * @param wanted the symbols that are to be found out
   */
  static Optional<IndexDigits> of(
      SymbolSum x,
      Facts a,
      SymbolSum y,
      Facts b,
      Set<Symbol> equal,
      Set<Symbol> wanted,
      Symbols symbols) {
    Set<Symbol> varying = new LinkedHashSet<>(x.varying());
    varying.addAll(y.varying());
    List<Digit> digits = new ArrayList<>();
    Map<Symbol, SymbolSum> ofX = new LinkedHashMap<>();
    Map<Symbol, SymbolSum> ofY = new LinkedHashMap<>();
    for (Symbol symbol : varying) {
      SymbolSum f = x.factorOf(symbol);
      SymbolSum g = y.factorOf(symbol);
      if (!f.isShared() || !g.isShared()) {
        return Optional.empty();
      }
      if (!f.equals(g)) {
        ofX.put(symbol, f);
        ofY.put(symbol, g);
      } else if (!equal.contains(symbol)) {
        List<SymbolSum> widths = a.of(symbol, symbols).common(b.of(symbol, symbols)).widths();
        digits.add(Digit.of(symbol, f, widths, wanted.contains(symbol)));
      }
    }
    addUnequal(ofX, a, ofY, b, symbols, digits);
    SymbolSum rest = x.without(Symbol::varies).minus(y.without(Symbol::varies));
    digits.sort(
        Comparator.comparingInt((Digit d) -> d.factor().degree())
            .thenComparing(d -> d.factor().weight()));
    return rest.constant().map(number -> new IndexDigits(digits, number));
  }

  /** What the indices have of different symbols; two with one factor are one digit. */
  private static void addUnequal(
      Map<Symbol, SymbolSum> ofX,
      Facts a,
      Map<Symbol, SymbolSum> ofY,
      Facts b,
      Symbols symbols,
      List<Digit> digits) {
    ofX.values().removeIf(SymbolSum::isZero);
    ofY.values().removeIf(SymbolSum::isZero);
    ofX.forEach(
        (symbol, factor) -> {
          Optional<Symbol> match =
              ofY.keySet().stream().filter(other -> ofY.get(other).equals(factor)).findFirst();
          List<SymbolSum> widths = new ArrayList<>();
          if (match.isPresent()) {
            ofY.remove(match.get());
            widths.addAll(a.of(symbol, symbols).common(b.of(match.get(), symbols)).widths());
            Limits one = a.limits(symbol, symbols);
            Limits other = b.limits(match.get(), symbols);
            widths.add(SymbolSum.of(Math.max(one.high() - other.low(), other.high() - one.low())));
          } else {
            widths.addAll(sizes(symbol, a, symbols));
          }
          digits.add(Digit.of(symbol, factor, widths, false));
        });
    ofY.forEach(
        (symbol, factor) -> digits.add(Digit.of(symbol, factor, sizes(symbol, b, symbols), false)));
  }

  /** How large a symbol can be. */
  private static List<SymbolSum> sizes(Symbol symbol, Facts facts, Symbols symbols) {
    Limits limits = facts.limits(symbol, symbols);
    List<SymbolSum> sizes = new ArrayList<>();
    sizes.add(SymbolSum.of(Math.max(Math.abs(limits.low()), Math.abs(limits.high()))));
    if (limits.low() >= 0) {
      facts.of(symbol, symbols).highs().stream().filter(SymbolSum::isShared).forEach(sizes::add);
    }
    return sizes;
  }

  boolean hasWanted() {
    return all.stream().anyMatch(Digit::isWanted);
  }
}

package dev.sycamore.analysis.disjoint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A sum of products of symbols. It stands for the integer that it is without limits of size; Java's
 * INT is the same up to multiples of 2^32. What would be too large for this class throws an {@link
 * ArithmeticException}.
 *
 * @param terms factors by the symbols that they belong to, sorted; none is zero
 */
record SymbolSum(Map<List<Symbol>, Long> terms) {
  private static final int MOST_TERMS = 24;
  private static final int MOST_SYMBOLS = 6;

  static final SymbolSum ZERO = new SymbolSum(Map.of());

  SymbolSum {
    terms = Map.copyOf(terms);
  }

  static SymbolSum of(long value) {
    return value == 0 ? ZERO : new SymbolSum(Map.of(List.of(), value));
  }

  static SymbolSum of(Symbol symbol) {
    return new SymbolSum(Map.of(List.of(symbol), 1L));
  }

  SymbolSum plus(SymbolSum other) {
    Map<List<Symbol>, Long> sum = new HashMap<>(terms);
    other.terms.forEach((symbols, factor) -> add(sum, symbols, factor));
    return limited(sum);
  }

  SymbolSum minus(SymbolSum other) {
    return plus(other.times(-1));
  }

  SymbolSum plus(long number) {
    return plus(of(number));
  }

  SymbolSum times(long number) {
    return times(of(number));
  }

  SymbolSum times(SymbolSum other) {
    Map<List<Symbol>, Long> product = new HashMap<>();
    terms.forEach(
        (left, a) ->
            other.terms.forEach(
                (right, b) -> add(product, joined(left, right), Math.multiplyExact(a, b))));
    return limited(product);
  }

  private static List<Symbol> joined(List<Symbol> a, List<Symbol> b) {
    List<Symbol> all = new ArrayList<>(a);
    all.addAll(b);
    all.sort(Comparator.comparingInt(Symbol::number));
    if (all.size() > MOST_SYMBOLS) {
      throw new ArithmeticException("more than " + MOST_SYMBOLS + " factors");
    }
    return List.copyOf(all);
  }

  private static void add(Map<List<Symbol>, Long> sum, List<Symbol> symbols, long factor) {
    long all = Math.addExact(sum.getOrDefault(symbols, 0L), factor);
    if (all == 0) {
      sum.remove(symbols);
    } else {
      sum.put(symbols, all);
    }
  }

  private static SymbolSum limited(Map<List<Symbol>, Long> terms) {
    if (terms.size() > MOST_TERMS) {
      throw new ArithmeticException("more than " + MOST_TERMS + " terms");
    }
    return new SymbolSum(terms);
  }

  /** The number that it is, if it has no symbols. */
  Optional<Long> constant() {
    return terms.isEmpty()
        ? Optional.of(0L)
        : terms.size() == 1 ? Optional.ofNullable(terms.get(List.of())) : Optional.empty();
  }

  boolean isZero() {
    return terms.isEmpty();
  }

  /** The symbols that vary. */
  Set<Symbol> varying() {
    Set<Symbol> found = new LinkedHashSet<>();
    terms.keySet().forEach(all -> all.stream().filter(Symbol::varies).forEach(found::add));
    return found;
  }

  boolean isShared() {
    return varying().isEmpty();
  }

  /** The part without symbols that are as asked. */
  SymbolSum without(Predicate<Symbol> asked) {
    Map<List<Symbol>, Long> rest = new HashMap<>();
    terms.forEach(
        (symbols, factor) -> {
          if (symbols.stream().noneMatch(asked)) {
            rest.put(symbols, factor);
          }
        });
    return new SymbolSum(rest);
  }

  /**
   * What a symbol is multiplied with. It is shared, or this is no sum of multiples of varying
   * symbols.
   */
  SymbolSum factorOf(Symbol symbol) {
    Map<List<Symbol>, Long> found = new HashMap<>();
    terms.forEach(
        (symbols, factor) -> {
          if (symbols.contains(symbol)) {
            List<Symbol> rest = new ArrayList<>(symbols);
            rest.remove(symbol);
            found.put(List.copyOf(rest), factor);
          }
        });
    return new SymbolSum(found);
  }

  /** Of how many symbols the largest product is. */
  int degree() {
    return terms.keySet().stream().mapToInt(List::size).max().orElse(0);
  }

  /** The sum of the factors. */
  long weight() {
    return terms.values().stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public String toString() {
    List<String> all = new ArrayList<>();
    terms.forEach((symbols, factor) -> all.add(factor + "*" + symbols));
    all.sort(Comparator.naturalOrder());
    return all.isEmpty() ? "0" : String.join(" + ", all);
  }
}

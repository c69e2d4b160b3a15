package dev.sycamore.analysis.disjoint;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Proves that two work-items never have one element at two places, by what equal indices would
 * mean. In {@code i * w + j} with {@code j} from 0 to {@code w - 1}, as with the digits of a
 * number, equal values have equal digits. Once all indices of the work-items are found to be equal,
 * it is one work-item.
 */
final class DisjointProof {
  private final Symbols symbols;
  private final MemoryAccess a;
  private final MemoryAccess b;
  private final Signs signs;
  private final Set<Symbol> equal = new LinkedHashSet<>();

  private DisjointProof(Symbols symbols, MemoryAccess a, MemoryAccess b) {
    this.symbols = symbols;
    this.a = a;
    this.b = b;
    this.signs = new Signs(symbols, a.facts(), b.facts());
  }

  /** Whether no two work-items have one element at two places, or at one. */
  static boolean holds(Symbols symbols, MemoryAccess a, MemoryAccess b) {
    try {
      return a.place().size() == b.place().size()
          && !a.place().isEmpty()
          && a.memory().isPresent()
          && a.memory().equals(b.memory())
          && (isOwn(symbols, a, b) || new DisjointProof(symbols, a, b).holds());
    } catch (ArithmeticException tooLarge) {
      return false;
    }
  }

  /** Whether both have the element of the only index that there is, as most kernels do. */
  private static boolean isOwn(Symbols symbols, MemoryAccess a, MemoryAccess b) {
    List<Symbol> ids = symbols.ids(a.isLocal());
    return ids.size() == 1
        && a.place().size() == 1
        && a.place().equals(b.place())
        && a.place().get(0).equals(SymbolSum.of(ids.get(0)));
  }

  private boolean holds() {
    List<Symbol> ids = symbols.ids(a.isLocal());
    if (a.isLocal()) {
      symbols.ids(false).stream().filter(id -> !ids.contains(id)).forEach(equal::add);
    }
    for (Symbol id : ids) {
      if (a.facts().of(id, symbols).common(b.facts().of(id, symbols)).isOne()) {
        equal.add(id);
      }
    }
    boolean isNew = true;
    while (isNew && !equal.containsAll(ids)) {
      isNew = false;
      for (int i = 0; i < a.place().size(); i++) {
        isNew |= equal.addAll(found(a.place().get(i), b.place().get(i), true));
      }
      isNew |= derived();
    }
    return equal.containsAll(ids);
  }

  /** What follows from symbols that are known to be equal. */
  private boolean derived() {
    boolean isNew = false;
    for (Symbols.Split split : symbols.splits()) {
      if (equal.contains(split.quotient()) && equal.contains(split.remainder())) {
        isNew |= equal.add(split.whole());
      }
    }
    for (Symbol symbol : List.copyOf(equal)) {
      Optional<Symbols.Stride> stride = symbols.stride(symbol);
      if (stride.isPresent()) {
        isNew |= equal.addAll(found(stride.get().value(), stride.get().value(), false));
      }
    }
    return isNew;
  }

  /**
   * The symbols that are equal if two indices are.
   *
   * @param mayWrap whether the indices are what Java makes of these numbers
   */
  private List<Symbol> found(SymbolSum x, SymbolSum y, boolean mayWrap) {
    Set<Symbol> wanted = new LinkedHashSet<>(symbols.ids(a.isLocal()));
    symbols.splits().forEach(s -> wanted.addAll(List.of(s.quotient(), s.remainder())));
    symbols.counters().forEach(wanted::add);
    wanted.removeAll(equal);
    Optional<IndexDigits> digits =
        IndexDigits.of(x, a.facts(), y, b.facts(), equal, wanted, symbols);
    if (digits.isEmpty() || !digits.get().hasWanted()) {
      return List.of();
    }
    return new Search(x, y, digits.get(), mayWrap)
            .found(0, SymbolSum.of(Math.abs(digits.get().rest())))
        ? digits.get().all().stream().filter(Digit::isWanted).map(Digit::symbol).toList()
        : List.of();
  }

  /** Looks for widths of the digits with which each is more than all the smaller ones. */
  private final class Search {
    private static final int MOST_STEPS = 200;

    private final SymbolSum x;
    private final SymbolSum y;
    private final IndexDigits digits;
    private final boolean mayWrap;
    private final int firstWanted;
    private int steps;

    Search(SymbolSum x, SymbolSum y, IndexDigits digits, boolean mayWrap) {
      this.x = x;
      this.y = y;
      this.digits = digits;
      this.mayWrap = mayWrap;
      int first = 0;
      while (!digits.all().get(first).isWanted()) {
        first++;
      }
      this.firstWanted = first;
    }

    /**
     * Whether there are.
     *
     * @param sum the most that the digits before can make
     */
    boolean found(int at, SymbolSum sum) {
      if (at == digits.all().size()) {
        return !mayWrap || new NoWrap(symbols, signs, a, b).isSure(x, y, digits, sum);
      }
      Digit digit = digits.all().get(at);
      boolean isLast = at == digits.all().size() - 1;
      if (++steps > MOST_STEPS
          || (at >= firstWanted && !signs.isPositive(digit.factor().minus(sum)))) {
        return false;
      }
      for (SymbolSum width : digit.widths()) {
        if (found(at + 1, sum.plus(digit.factor().times(width)))) {
          return true;
        }
      }
      return isLast && !mayWrap;
    }
  }
}

package dev.sycamore.analysis.disjoint;

import java.util.List;

/**
 * One number of those that an index is made of, as digits make a number.
 *
 * @param symbol it, in both of two work-items, or in one of them
 * @param factor what it is multiplied with
 * @param widths how far apart its values in two work-items can be, in each way to see it
 * @param isWanted whether it is to be found out
 */
record Digit(Symbol symbol, SymbolSum factor, List<SymbolSum> widths, boolean isWanted) {
  Digit {
    widths = List.copyOf(widths);
  }

  /** The same, counted in the other direction if that makes its factor positive. */
  static Digit of(Symbol symbol, SymbolSum factor, List<SymbolSum> widths, boolean isWanted) {
    return new Digit(symbol, factor.weight() < 0 ? factor.times(-1) : factor, widths, isWanted);
  }
}

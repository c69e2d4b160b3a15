package dev.sycamore.analysis.disjoint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The least and the greatest value that something can have. */
record Limits(long low, long high) {

  static final Limits INT = new Limits(Integer.MIN_VALUE, Integer.MAX_VALUE);
  static final Limits LONG = new Limits(Long.MIN_VALUE, Long.MAX_VALUE);

  boolean isIn(Limits other) {
    return other.low <= low && high <= other.high;
  }

  /** Those of a polynomial; empty if they are too large to tell. */
  static Optional<Limits> of(SymbolSum polynomial, Function<Symbol, Limits> symbols) {
    try {
      Limits sum = new Limits(0, 0);
      for (Map.Entry<List<Symbol>, Long> term : polynomial.terms().entrySet()) {
        Limits product = new Limits(term.getValue(), term.getValue());
        for (Symbol symbol : term.getKey()) {
          product = product.times(symbols.apply(symbol));
        }
        sum =
            new Limits(Math.addExact(sum.low, product.low), Math.addExact(sum.high, product.high));
      }
      return Optional.of(sum);
    } catch (ArithmeticException e) {
      return Optional.empty();
    }
  }

  private Limits times(Limits other) {
    long a = Math.multiplyExact(low, other.low);
    long b = Math.multiplyExact(low, other.high);
    long c = Math.multiplyExact(high, other.low);
    long d = Math.multiplyExact(high, other.high);
    return new Limits(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }
}

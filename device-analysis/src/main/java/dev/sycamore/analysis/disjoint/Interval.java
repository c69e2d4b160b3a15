package dev.sycamore.analysis.disjoint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What is known of a symbol's values: it is at least each of some numbers, and at most each of
 * others.
 */
record Interval(List<SymbolSum> lows, List<SymbolSum> highs) {
  static final Interval ANY = new Interval(List.of(), List.of());

  Interval {
    lows = List.copyOf(lows);
    highs = List.copyOf(highs);
  }

  static Interval of(SymbolSum low, SymbolSum high) {
    return new Interval(List.of(low), List.of(high));
  }

  static Interval from(SymbolSum low) {
    return new Interval(List.of(low), List.of());
  }

  Interval and(Interval other) {
    return new Interval(joined(lows, other.lows), joined(highs, other.highs));
  }

  private static List<SymbolSum> joined(List<SymbolSum> a, List<SymbolSum> b) {
    LinkedHashSet<SymbolSum> all = new LinkedHashSet<>(a);
    all.addAll(b);
    return new ArrayList<>(all);
  }

  /** What holds of the values of both. */
  Interval common(Interval other) {
    return new Interval(
        lows.stream().filter(other.lows::contains).toList(),
        highs.stream().filter(other.highs::contains).toList());
  }

  /** Whether both ends are one number each, so that all values between them may be there. */
  boolean isExact() {
    return lows.size() == 1 && highs.size() == 1;
  }

  /** Whether there is one value. */
  boolean isOne() {
    return lows.stream().anyMatch(low -> low.isShared() && highs.contains(low));
  }

  /** How far apart two values can be, in each way to see it. */
  List<SymbolSum> widths() {
    List<SymbolSum> widths = new ArrayList<>();
    for (SymbolSum high : highs) {
      for (SymbolSum low : lows) {
        if (high.isShared() && low.isShared()) {
          widths.add(high.minus(low));
        }
      }
    }
    return widths;
  }
}

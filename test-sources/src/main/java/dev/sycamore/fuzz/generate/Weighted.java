package dev.sycamore.fuzz.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Ways to go on, each with a weight. */
final class Weighted<T> {
  private record Way<T>(int weight, Supplier<T> supplier) {}

  private final List<Way<T>> ways = new ArrayList<>();
  private int total;

  Weighted<T> add(int weight, Supplier<T> way) {
    ways.add(new Way<>(weight, way));
    total += weight;
    return this;
  }

  Weighted<T> addIf(boolean condition, int weight, Supplier<T> way) {
    return condition ? add(weight, way) : this;
  }

  /** Goes one of the ways. */
  T roll(Dice dice) {
    int left = dice.below(total);
    for (Way<T> way : ways) {
      left -= way.weight();
      if (left < 0) {
        return way.supplier().get();
      }
    }
    throw new IllegalStateException("no way to go on");
  }
}

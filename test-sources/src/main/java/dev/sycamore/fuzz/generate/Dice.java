package dev.sycamore.fuzz.generate;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices; the same seed gives the same choices on every JDK. */
public final class Dice {
  private final SplittableRandom random;

  public Dice(long seed) {
    random = new SplittableRandom(seed);
  }

  /** From 0 to {@code bound - 1}. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** From {@code low} to {@code high}, both included. */
  public int between(int low, int high) {
    return random.nextInt(low, high + 1);
  }

  /** True in {@code percent} of 100 cases. */
  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  public long bits() {
    return random.nextLong();
  }

  public <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}

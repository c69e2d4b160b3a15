package dev.sycamore.frontend.symbols;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is computed when it is first asked for; for one thread. */
public final class Lazy<T> {
  private final Supplier<T> compute;
  private final Optional<T> whileComputing;
  private boolean computing;
  private boolean known;
  private T value;

  public Lazy(Supplier<T> compute) {
    this(compute, Optional.empty());
  }

  /**
   * @param whileComputing the value for the computation itself, should it ask
   */
  public Lazy(Supplier<T> compute, Optional<T> whileComputing) {
    this.compute = compute;
    this.whileComputing = whileComputing;
  }

  public T get() {
    if (computing && whileComputing.isPresent()) {
      return whileComputing.get();
    }
    if (!known) {
      computing = true;
      try {
        value = compute.get();
      } finally {
        computing = false;
      }
      known = true;
    }
    return value;
  }
}

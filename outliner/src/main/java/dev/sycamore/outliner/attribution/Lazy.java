package dev.sycamore.outliner.attribution;

import java.util.function.Supplier;

/** A value that is computed when it is first asked for; for one thread. */
final class Lazy<T> {
  private final Supplier<T> compute;
  private boolean known;
  private T value;

  Lazy(Supplier<T> compute) {
    this.compute = compute;
  }

  T get() {
    if (!known) {
      value = compute.get();
      known = true;
    }
    return value;
  }
}

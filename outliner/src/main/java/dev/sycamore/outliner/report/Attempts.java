package dev.sycamore.outliner.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Goes through the parts of a construct even if one of them is at fault, so that each fault is
 * found in one run.
 */
public final class Attempts {
  private boolean failed;

  /** The result of an attempt, or empty if it had no meaning on a device. */
  public <T> Optional<T> of(Supplier<T> attempt) {
    try {
      return Optional.of(attempt.get());
    } catch (Unlowerable fault) {
      failed = true;
      return Optional.empty();
    }
  }

  /** Leaves the construct if one of its parts was at fault. */
  public void check() {
    if (failed) {
      throw Unlowerable.silently();
    }
  }

  /** The results for all of {@code inputs}; all are tried before a fault in one ends it. */
  public static <A, B> List<B> each(List<? extends A> inputs, Function<A, B> attempt) {
    Attempts attempts = new Attempts();
    List<B> results = new ArrayList<>();
    for (A input : inputs) {
      attempts.of(() -> attempt.apply(input)).ifPresent(results::add);
    }
    attempts.check();
    return results;
  }
}

package dev.sycamore.runtime.failure;

import java.util.List;

/** What is thrown where several things may fail, or where the code that ran was not ours. */
public final class Failures {
  private Failures() {}

  /** Something that may fail, of several that are all to be done. */
  @FunctionalInterface
  public interface Action {
    /** Does it. */
    void run();
  }

  /**
   * What to throw for a failure: itself, or a {@code DeviceException} around a checked exception,
   * which code that was compiled by other languages or tools may throw from any method.
   *
   * @return never an {@link Error}: that is thrown
   */
  public static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException e
        ? e
        : ApiExceptions.device("a kernel failed: " + failure, failure);
  }

  /** Throws a failure as {@link #unchecked} has it; does nothing for null. */
  public static void rethrow(Throwable failure) {
    if (failure != null) {
      throw unchecked(failure);
    }
  }

  /** The first of two failures, with the second one suppressed in it; both may be null. */
  public static Throwable both(Throwable first, Throwable second) {
    if (first == null) {
      return second;
    }
    if (second != null && second != first) {
      first.addSuppressed(second);
    }
    return first;
  }

  /** Does all, whichever of them fail; returns the failures as {@link #both} has them, or null. */
  public static Throwable attempt(List<? extends Action> actions) {
    Throwable failure = null;
    for (Action action : actions) {
      failure = both(failure, attempt(action));
    }
    return failure;
  }

  /** Does something and returns what it failed with, or null. */
  public static Throwable attempt(Action action) {
    try {
      action.run();
      return null;
    } catch (Throwable e) {
      return e;
    }
  }
}

package dev.sycamore.runtime.selection;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which devices a user wants: conditions, the most wanted first.
 *
 * @param text as the user wrote it
 */
public record SelectionExpression(String text, List<Predicate<RuntimeDevice>> alternatives) {
  private static final int GPU = 2;
  private static final int NATIVE_CPU = 1;
  private static final int PREFERENCES = 3;

  /** An expression of the conditions of a text. */
  public SelectionExpression {
    alternatives = List.copyOf(alternatives);
  }

  /**
   * Reads an expression.
   *
   * @throws IllegalArgumentException if it is none; the message has the column, from 1
   */
  public static SelectionExpression parse(String text) {
    return new SelectionExpression(text, new ExpressionParser(text).alternatives());
  }

  /** How much a device is wanted; negative if it is not. */
  public int score(RuntimeDevice device) {
    for (int i = 0; i < alternatives.size(); i++) {
      if (alternatives.get(i).test(device)) {
        return (alternatives.size() - 1 - i) * PREFERENCES + preference(device);
      }
    }
    return -1;
  }

  /** The device of the highest score, of several the first; empty if none is wanted. */
  public Optional<RuntimeDevice> best(List<RuntimeDevice> devices) {
    Optional<RuntimeDevice> best = Optional.empty();
    int bestScore = -1;
    for (RuntimeDevice device : devices) {
      int score = score(device);
      if (score > bestScore) {
        best = Optional.of(device);
        bestScore = score;
      }
    }
    return best;
  }

  /** A GPU before the native CPU, and that before all others. */
  public static int preference(RuntimeDevice device) {
    if (device.aspects().contains(Aspect.GPU)) {
      return GPU;
    }
    return device.driver() == DriverKind.NATIVE_CPU ? NATIVE_CPU : 0;
  }
}

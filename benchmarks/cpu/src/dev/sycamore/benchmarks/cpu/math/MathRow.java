package dev.sycamore.benchmarks.cpu.math;

import java.util.List;
import java.util.OptionalDouble;

/**
 * Nanoseconds per element of a function.
 *
 * @param libraries in the order of {@link MathMeasurement#LIBRARIES}, empty where a library lacks
 *     the function
 */
record MathRow(String name, double ours, double strictMath, List<OptionalDouble> libraries) {

  /** A row of the table. */
  String text() {
    StringBuilder text = new StringBuilder("| %s | %.2f |".formatted(name, ours));
    libraries.forEach(time -> text.append(cell(time, 1)));
    text.append(" %.2f |".formatted(strictMath));
    libraries.forEach(time -> text.append(cell(time, ours)));
    return text.toString();
  }

  private static String cell(OptionalDouble time, double unit) {
    return time.isEmpty() ? " |" : " %.2f |".formatted(time.getAsDouble() / unit);
  }

  /** Whether a library takes less than half the time. */
  boolean isSlow() {
    return libraries.stream().anyMatch(time -> time.isPresent() && ours > 2 * time.getAsDouble());
  }
}

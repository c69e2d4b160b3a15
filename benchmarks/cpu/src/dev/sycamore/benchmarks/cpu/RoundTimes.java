package dev.sycamore.benchmarks.cpu;

import java.util.ArrayList;
import java.util.List;

/** The times of one peer in milliseconds, a time per round. */
public final class RoundTimes {
  private final List<Double> milliseconds = new ArrayList<>();

  /** Adds a round. */
  public void add(long nanoseconds) {
    milliseconds.add(nanoseconds / 1e6);
  }

  public double best() {
    return milliseconds.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
  }

  public double median() {
    List<Double> sorted = milliseconds.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}

package dev.sycamore.analysis.touched;

import java.util.HashMap;
import java.util.Map;

/** What a scan of a kernel, and of the functions that it calls, has found. */
final class FoundTouches {

  /** Calls of functions that call functions multiply. */
  private static final int MOST_CALLS = 256;

  private final Map<Integer, Touches> byArgument = new HashMap<>();
  private int calls;

  /** The accesses to the array of an argument. */
  Touches of(int argument) {
    return byArgument.computeIfAbsent(argument, a -> new Touches());
  }

  /** Whether a scan may go on in a function that is called. */
  boolean enters() {
    return ++calls <= MOST_CALLS;
  }

  /** Whether a function was left out, so that nothing is known. */
  boolean isIncomplete() {
    return calls > MOST_CALLS;
  }
}
